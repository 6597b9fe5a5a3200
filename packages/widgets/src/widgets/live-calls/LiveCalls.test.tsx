import type { CallDetail } from "@callwright/sdk/contract";
import { type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { itBehavesLikeAWidget, renderWidget, type RenderOptions } from "../../testing/index.js";
import { stillClock } from "../../testing/stillClock.js";
import { LiveCalls, type LiveCallsProps } from "./index.js";
import { liveCallsHandlers, someCalls, spokenApi } from "./testing/DrawnLiveCalls.js";

const drawn = (props: LiveCallsProps) => (
  <ClockContext.Provider value={stillClock}>
    <LiveCalls {...props} />
  </ClockContext.Provider>
);
const draw = (
  props: LiveCallsProps = {},
  handlers: FakeHandlers = liveCallsHandlers(),
  provider: Partial<RenderOptions> = {},
) => renderWidget(drawn(props), { api: spokenApi(handlers), ...provider });

const [talking, second, ringing] = someCalls;
const nameOf = ({ contact }: (typeof someCalls)[number]) => `${contact.name} ${contact.surname}`;
const whom = nameOf(talking!);
const row = (name: string) => page.getByRole("row", { name: new RegExp(`^${name}`) });
const detail = () => page.getByRole("dialog", { name: whom });
const words = fixtures.callWords(talking!.id);

itBehavesLikeAWidget({
  name: "live-calls",
  draw: drawn,
  handlers: liveCallsHandlers(),
  readyText: whom,
  catalogue: "liveCalls",
  hiddenWithoutHandler: [{ role: "button", name: "Open Call Center" }],
});

describe("the calls on the line", () => {
  it("say how long they have lasted and what was said last, and those that ring that they do", async () => {
    const { api } = await draw();
    await expect.element(row(whom).getByText("1:24")).toBeVisible();
    await expect
      .element(row(whom).getByText(words.findLast(({ turn, revision }) => turn === 3 && revision === 1)!.content))
      .toBeVisible();
    await expect.element(row(nameOf(ringing!)).getByText("The phone rings")).toBeVisible();
    expect(api.requests("listCalls")[0]?.input.query).toMatchObject({ statuses: ["RINGING", "IN_PROGRESS"] });
  });

  it("change as words are spoken, and leave when they are over", async () => {
    const { api } = await draw();
    await expect.element(row(nameOf(second!))).toBeVisible();
    api.say({ ...words[0]!, callId: second!.id, turn: 7, content: "Forty litres a week." });
    await expect.element(row(nameOf(second!)).getByText("Forty litres a week.")).toBeVisible();
    api.use(liveCallsHandlers({ calls: [talking!, ringing!] }));
    api.push(fixtures.callUpdated({ ...second!, status: "COMPLETED", answer: "POSITIVE" }));
    await expect.element(row(nameOf(second!))).not.toBeInTheDocument();
  });

  it("show the newest of many words", async () => {
    const { api } = await draw();
    api.say({ ...words[0]!, turn: 7, isFinal: true, content: `${"Forty litres a week. ".repeat(40)}Agreed` });
    const said = row(whom).getByText(/Agreed$/);
    await expect.element(said).toBeVisible();
    const [box, text] = [said.element(), said.element().firstChild!];
    const newest = document.createRange();
    newest.setStart(text, (text.textContent ?? "").length - "Agreed".length);
    newest.setEnd(text, (text.textContent ?? "").length);
    expect(newest.getBoundingClientRect().bottom).toBeLessThanOrEqual(box.getBoundingClientRect().bottom);
    expect(box.getBoundingClientRect().height).toBeLessThanOrEqual(36);
  });

  it("have no words in a session that may not read them, which asks for none", async () => {
    const profile = fixtures.profile({ allowedOperations: ["getProfile", "listCalls", "streamEvents"] });
    const { api } = await draw({}, liveCallsHandlers({ profile }));
    await expect.element(row(whom).getByText("Nobody has spoken yet")).toBeVisible();
    expect(api.requests().some(({ id }) => id === "streamLiveCalls")).toBe(false);
    await expect.element(page.getByRole("button", { name: /^Hang up/ })).not.toBeInTheDocument();
  });

  it("can be hung up from their row, after a question", async () => {
    const onEvent = vi.fn();
    const { api } = await draw({}, liveCallsHandlers(), { onEvent });
    await row(whom)
      .getByRole("button", { name: `Hang up on ${whom}` })
      .click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Hang up" }).click();
    await expect.poll(() => api.requests("hangUpCalls")[0]?.input.body).toEqual({ ids: [talking!.id] });
    const detail = { callId: talking!.id };
    await expect.poll(() => onEvent).toHaveBeenCalledWith(expect.objectContaining({ type: "callHungUp", detail }));
  });
});

describe("a call that is read along", () => {
  const open = { initialView: { openCallId: talking!.id } };

  it("shows its words as they are spoken: grey until they are certain, and cut off where somebody cut in", async () => {
    const { api } = await draw(open);
    const growing = words.findLast(({ turn, revision }) => turn === 3 && revision === 1)!;
    const text = detail().getByText(growing.content, { exact: true });
    await expect.element(text).toHaveAttribute("data-growing");
    api.say({ ...growing, revision: 50, content: "No, thank", isFinal: true, isInterrupted: true });
    const cut = detail().getByRole("listitem").getByText("No, thank —");
    await expect.element(cut).toBeVisible();
    await expect.element(cut).not.toHaveAttribute("data-growing");
  });

  it("tells screen readers each turn when it has been said, and not before", async () => {
    const { api } = await draw(open);
    const told = () =>
      [...document.querySelectorAll("[aria-live=polite]")].map(({ textContent }) => textContent).join();
    const said = words.find(({ turn, isFinal }) => turn === 2 && isFinal)!;
    await expect.poll(() => told()).toContain(said.content);
    const next = words.find(({ turn, isFinal }) => turn === 3 && isFinal)!;
    api.say({ ...next, revision: next.revision - 1, isFinal: false });
    await expect.element(detail().getByText(next.content, { exact: true })).toBeVisible();
    expect(told()).not.toContain(next.content);
    api.say(next);
    await expect.poll(() => told()).toContain(next.content);
  });

  it("keeps the newest words in view until the reader scrolls, and again when they ask for it", async () => {
    const { api } = await draw(open);
    const long = (turn: number) => ({
      ...words[0]!,
      turn,
      revision: 0,
      isFinal: true,
      content: `${turn}: ${"word ".repeat(60)}`,
    });
    for (let turn = 4; turn < 24; turn += 1) api.say(long(turn));
    const last = (turn: number) =>
      detail()
        .getByRole("listitem")
        .getByText(new RegExp(`^${turn}: `));
    await expect.element(last(23)).toBeInViewport();
    detail()
      .getByRole("list")
      .element()
      .dispatchEvent(new WheelEvent("wheel", { bubbles: true, deltaY: -500 }));
    api.say(long(24));
    await expect.element(detail().getByRole("button", { name: "Follow" })).toBeVisible();
    await expect.element(last(24)).not.toBeInViewport();
    await detail().getByRole("button", { name: "Follow" }).click();
    await expect.element(last(24)).toBeInViewport();
  });

  it("stays when it is over, and leads to the call in full", async () => {
    const onOpenCall = vi.fn();
    const { api } = await draw({ ...open, onOpenCall });
    await expect.element(detail().getByText("Live", { exact: true })).toBeVisible();
    const over = fixtures.call({ ...talking!, status: "COMPLETED", answer: "POSITIVE" });
    api.use(liveCallsHandlers({ calls: [over] }));
    api.push(fixtures.callUpdated(over));
    api.say({ type: "ended", callId: talking!.id });
    await detail().getByRole("button", { name: "Open call" }).click();
    expect(onOpenCall).toHaveBeenCalledWith({ callId: talking!.id });
    await expect.element(detail().getByText("Live", { exact: true })).not.toBeInTheDocument();
    await expect.element(detail().getByRole("listitem").first()).toBeVisible();
  });

  it("puts the number on the do-not-call list with one press, and says that the conversation goes on", async () => {
    const { api } = await draw(open);
    await detail().getByRole("button", { name: "Never call again" }).click();
    await expect.element(page.getByText("This number will not be called again")).toBeVisible();
    expect(api.requests("suppressNumbers")[0]?.input.body).toMatchObject({
      phoneNumbers: [talking!.contact.phoneNumber],
      sellerCompanyId: talking!.sellerCompany.id,
    });
  });

  it("is found by its link, also when it is not in the list", async () => {
    await draw(open, { ...liveCallsHandlers({ calls: [] }) });
    await expect.element(detail()).toBeVisible();
  });
});

describe("stepping into a call (R-57)", () => {
  const open = { initialView: { openCallId: talking!.id } };
  const callWith = (more: Partial<CallDetail>) => ({
    ...liveCallsHandlers(),
    getCall: () => ok(fixtures.callDetail({ ...talking!, ...more })),
  });
  const button = (name: string) => detail().getByRole("button", { name, exact: true });

  it("has a sentence said by the Enter key, tells the host only that, and leaves the line free for the next", async () => {
    const onEvent = vi.fn();
    const { api } = await draw(open, callWith({}), { onEvent });
    await button("Say").click();
    const line = detail().getByRole("textbox", { name: "What the assistant says next" });
    await expect.element(line).toHaveFocus();
    await userEvent.keyboard("We deliver on Monday.{Enter}");
    await expect.poll(() => api.requests("sayInCall")[0]?.input.body).toEqual({ text: "We deliver on Monday." });
    await expect.element(line).toHaveValue("");
    const told = { widget: "live-calls", type: "callSteppedIn", detail: { callId: talking!.id, ability: "SAY" } };
    await expect.poll(() => onEvent.mock.calls).toContainEqual([expect.objectContaining(told)]);
  });

  it("keeps a sentence that was not said, and says so", async () => {
    const failed = () => ok(fixtures.callIntervention({ state: "FAILED" }));
    await draw(open, { ...callWith({}), sayInCall: failed });
    await button("Say").click();
    await userEvent.keyboard("We deliver on Monday.{Enter}");
    await expect.element(page.getByText("The sentence was not said.")).toBeVisible();
    await expect.element(detail().getByRole("textbox")).toHaveValue("We deliver on Monday.");
  });

  it("keeps what is typed while a sentence is being sent, and the sentence too if it was not said", async () => {
    const answers: ((state: "DONE" | "FAILED") => void)[] = [];
    const sayInCall = async () => {
      const state = await new Promise<"DONE" | "FAILED">((resolve) => answers.push(resolve));
      return ok(fixtures.callIntervention({ state }));
    };
    await draw(open, { ...callWith({}), sayInCall });
    const line = detail().getByRole("textbox");
    await button("Say").click();
    await userEvent.keyboard("We deliver on Monday.{Enter}Or on Friday.");
    await expect.poll(() => answers).toHaveLength(1);
    answers[0]?.("DONE");
    await expect.element(button("Say it")).not.toHaveAttribute("data-pending");
    await expect.element(line).toHaveValue("Or on Friday.");
    await userEvent.keyboard("{Enter}By ship.");
    await expect.poll(() => answers).toHaveLength(2);
    await expect.element(line).toHaveValue("By ship.");
    answers[1]?.("FAILED");
    await expect.element(line).toHaveValue("Or on Friday. By ship.");
  });

  it("asks before a typed sentence is lost with the drawer, and keeps it while its line is folded", async () => {
    await draw(open, callWith({}));
    await button("Say").click();
    const line = detail().getByRole("textbox");
    await line.fill("We deliver on Monday.");
    await button("Say").click();
    await expect.element(line).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    await button("Say").click();
    await expect.element(line).toHaveValue("We deliver on Monday.");
    await userEvent.keyboard("{Escape}");
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect.element(detail()).not.toBeInTheDocument();
  });

  it("takes the call over after a question; what is said is typed from then on", async () => {
    const { api } = await draw(open, callWith({}));
    await button("Take over").click();
    api.use(callWith({ interventions: [fixtures.callIntervention({ kind: "TAKE_OVER" })] }));
    await page.getByRole("alertdialog").getByRole("button", { name: "Take over" }).click();
    await expect.element(detail().getByRole("textbox", { name: "What you say" })).toBeVisible();
    expect(api.requests("takeOverCall")).toHaveLength(1);
    await expect.element(detail().getByText("Elif Yılmaz took the call over")).toBeVisible();
    await expect.element(button("Take over")).not.toBeInTheDocument();
  });

  it("hands the call over to a colleague, and takes one's own number for the next", async () => {
    const { api } = await draw(open, callWith({}));
    await button("Hand over").click();
    const dialog = page.getByRole("dialog", { name: "Hand the call over" });
    const number = dialog.getByRole("textbox", { name: "Your number for calls that are handed over" });
    await number.fill("+4722860144");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.poll(() => api.requests("setTransferNumber")[0]?.input.body).toEqual({ phoneNumber: "+4722860144" });
    await dialog.getByRole("button", { name: "Hand over to Deniz Kaya" }).click();
    await expect
      .poll(() => api.requests("transferCall")[0]?.input.body)
      .toEqual({ userId: fixtures.transferTargets().items[1]?.userId });
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it("says what is missing in one's own number, and asks before what was typed is lost", async () => {
    const { api } = await draw(open, callWith({}));
    await button("Hand over").click();
    const dialog = page.getByRole("dialog", { name: "Hand the call over" });
    const number = dialog.getByRole("textbox", { name: "Your number for calls that are handed over" });
    await number.fill("22");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.element(dialog.getByText("Please enter the full number, with its country code.")).toBeVisible();
    await expect.element(number).toHaveFocus();
    expect(api.requests("setTransferNumber")).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    await number.fill("");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect.element(page.getByText("Your number was saved")).toBeVisible();
    expect(api.requests("setTransferNumber")[0]?.input.body).toEqual({ phoneNumber: null });
  });

  it("is heard where the carrier can and whoever looks may, who says so first", async () => {
    const { api } = await draw(open, callWith({ abilities: ["LISTEN"] }));
    await button("Listen").click();
    await expect.element(detail().getByText(/^You hear the call/)).toBeVisible();
    const asked = api.requests().map(({ id }) => id as string);
    expect(asked.indexOf("listenToCall")).toBeLessThan(asked.indexOf("streamCallSound"));
    await button("Stop listening").click();
    await expect.element(button("Listen")).toBeVisible();
  });

  it("offers nothing that has no effect: not what the carrier cannot, nor what the session may not, nor in a call that rings", async () => {
    const allowedOperations = ["getProfile", "listCalls", "getCall", "streamEvents", "sayInCall"] as const;
    const profile = fixtures.profile({ allowedOperations: [...allowedOperations] });
    await draw(open, { ...callWith({}), ...liveCallsHandlers({ profile }), getCall: callWith({}).getCall });
    await expect.element(button("Say")).toBeVisible();
    for (const name of ["Listen", "Hand over", "Take over"]) await expect.element(button(name)).not.toBeInTheDocument();
  });
});
