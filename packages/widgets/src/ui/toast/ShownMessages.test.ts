import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ShownMessages } from "./ShownMessages.js";
import { Toaster } from "./Toaster.js";

/** A toaster whose messages are shown. */
function drawnToaster() {
  const toaster = new Toaster();
  const messages = toaster.shownBy(() => new ShownMessages());
  const titles = () => messages.queue.visibleToasts.map(({ content }) => messages.read(content)?.title);
  return { toaster, messages, titles };
}

describe("messages", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it("takes good news away after five seconds and keeps errors", () => {
    const { toaster, titles } = drawnToaster();
    toaster.success("Product added successfully");
    toaster.error("Error during export");
    vi.advanceTimersByTime(4_999);
    expect(titles()).toEqual(["Error during export", "Product added successfully"]);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual(["Error during export"]);
    vi.advanceTimersByTime(600_000);
    expect(titles()).toEqual(["Error during export"]);
  });

  it("replaces what was going on by its result, in the same place, and counts from then", () => {
    const { toaster, messages, titles } = drawnToaster();
    const id = toaster.loading("Calling...");
    toaster.error("Error during export");
    const [, place] = messages.queue.visibleToasts;
    vi.advanceTimersByTime(60_000);
    toaster.success("Call is queued...", { id });
    expect(titles()).toEqual(["Error during export", "Call is queued..."]);
    expect(messages.queue.visibleToasts[1]).toBe(place);
    vi.advanceTimersByTime(5_000);
    expect(titles()).toEqual(["Error during export"]);
  });

  it("says the result even when the message it replaces was dismissed", () => {
    const { toaster, titles } = drawnToaster();
    const id = toaster.loading("Calling...");
    toaster.close(id);
    expect(titles()).toEqual([]);
    toaster.success("Call is queued...", { id });
    expect(titles()).toEqual(["Call is queued..."]);
  });

  it("shows three at once, and the others when there is room", () => {
    const { toaster, titles } = drawnToaster();
    const ids = ["one", "two", "three", "four"].map((title) => toaster.error(title));
    expect(titles()).toEqual(["four", "three", "two"]);
    toaster.close(ids[3]!);
    expect(titles()).toEqual(["three", "two", "one"]);
  });

  it("waits while someone points at it or reads it", () => {
    const { toaster, messages, titles } = drawnToaster();
    toaster.success("Product added successfully");
    vi.advanceTimersByTime(4_000);
    messages.queue.pauseAll();
    vi.advanceTimersByTime(60_000);
    expect(titles()).toHaveLength(1);
    messages.queue.resumeAll();
    vi.advanceTimersByTime(999);
    expect(titles()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(titles()).toHaveLength(0);
  });

  it("wait, in order, until what shows them is there", () => {
    const toaster = new Toaster();
    const id = toaster.loading("Calling...");
    toaster.error("Error during export");
    toaster.success("Call is queued...", { id });
    toaster.close(toaster.info("Never mind"));
    const messages = toaster.shownBy(() => new ShownMessages());
    const titles = () => messages.queue.visibleToasts.map(({ content }) => messages.read(content)?.title);
    expect(titles()).toEqual(["Error during export", "Call is queued..."]);
    expect(toaster.shownBy(() => new ShownMessages())).toBe(messages);
    vi.advanceTimersByTime(5_000);
    expect(titles()).toEqual(["Error during export"]);
  });

  describe("a failure is told in the server's words", () => {
    const told = (problem?: object, status = 400) => {
      const { toaster, messages } = drawnToaster();
      return messages.read(toaster.failed({ status, problem }, "The tag could not be deleted."));
    };

    it("A-ERR-05 A-ERR-06 its message, and below it everything it said about single fields", () => {
      const errors = { number: "This number has expired.", company: "The company has no plan." };
      expect(told({ message: "Please check what you sent.", errors })).toMatchObject({
        kind: "error",
        title: "Please check what you sent.",
        body: "This number has expired.\nThe company has no plan.",
        isUnexplained: false,
      });
    });

    it("A-ERR-07 a refusal that says why needs no more words", () => {
      expect(told({ message: "It is in use." }, 409)).toMatchObject({
        title: "It is in use.",
        body: undefined,
        isUnexplained: false,
      });
    });

    it("A-ERR-06 where it says nothing, the general words stand below what could not be done", () => {
      expect(told(undefined, 0)).toMatchObject({ title: "The tag could not be deleted.", isUnexplained: true });
      expect(told({ message: "Counting failed." }, 500)).toMatchObject({
        title: "Counting failed.",
        isUnexplained: true,
      });
    });

    it("A-ERR-06 where the answer to a write was lost, nothing says that it was not done", () => {
      const { toaster, messages } = drawnToaster();
      const error = { code: "NETWORK_FAILED", status: 0, operation: "deletePotentialCustomerTag" };
      expect(messages.read(toaster.failed(error, "The tag could not be deleted."))).toMatchObject({
        title: undefined,
        lost: "unknown",
        isUnexplained: false,
      });
    });

    it("A-CALL-11 a text that leaves it open stays above that the answer was lost", () => {
      const { toaster, messages } = drawnToaster();
      const error = { code: "NETWORK_FAILED", status: 0, operation: "startCalls" };
      const id = toaster.failed(error, "Unexpected error occured", { body: "Ingrid Halvorsen", isNeutral: true });
      expect(messages.read(id)).toMatchObject({
        title: "Unexpected error occured",
        body: "Ingrid Halvorsen",
        lost: "unknown",
      });
    });

    it("A-NOTE-08 a fixed title leaves the reason to the line below it", () => {
      const { toaster, messages } = drawnToaster();
      const error = { status: 400, problem: { message: "Too long.", errors: { note: "At most 500 letters." } } };
      expect(messages.read(toaster.failed(error, "Failed to create note", { title: "Error" }))).toMatchObject({
        title: "Error",
        body: "Too long.\nAt most 500 letters.",
      });
    });
  });
});
