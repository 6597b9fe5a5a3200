import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "../ApiError.js";
import { CachedRead } from "./CachedRead.js";

const away = new ApiError({ message: "Away.", code: "NETWORK_FAILED" });
const forbidden = new ApiError({ message: "No.", code: "FORBIDDEN", status: 403 });

/** A read of a number that grows with each request, until `ask` is told otherwise. */
function counted() {
  const read = new CachedRead<number>();
  let count = 0;
  const ask = vi.fn((): Promise<number> => Promise.resolve((count += 1)));
  read.ask = ask;
  return { read, ask };
}

/** An answer that comes when the test says so. */
function later() {
  let resolve: ((value: number) => void) | undefined;
  const promise = new Promise<number>((done) => (resolve = done));
  return { promise, resolve: (value: number) => resolve?.(value) };
}

/** Lets promises settle, and timers within this time fire. */
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds);

function hide(isHidden: boolean) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(isHidden ? "hidden" : "visible");
  document.dispatchEvent(new Event("visibilitychange"));
}

const stops: (() => void)[] = [];
const show = (read: CachedRead<number>, isLasting = false) => {
  const stop = read.show(isLasting);
  stops.push(stop);
  return stop;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  stops.splice(0).forEach((stop) => stop());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("what is shown twice", () => {
  it("is asked for once, also shortly after the answer", async () => {
    const { read, ask } = counted();
    show(read);
    show(read);
    await pass(1_900);
    show(read);
    expect(ask).toHaveBeenCalledOnce();
    await pass(2_000);
    show(read);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("is not asked for again by the second that shows it, when it was refused", async () => {
    const { read, ask } = counted();
    ask.mockRejectedValue(forbidden);
    show(read);
    await pass();
    show(read);
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe("an answer that is late", () => {
  it("does not replace that of a request which began after it", async () => {
    const { read, ask } = counted();
    const first = later();
    ask.mockReturnValueOnce(first.promise);
    show(read);
    void read.freshen();
    await pass();
    first.resolve(-1);
    await pass();
    expect(read.state).toMatchObject({ data: 1, isValidating: false });
  });

  it("does not replace what was set meanwhile, and nothing is in progress any more", async () => {
    const { read, ask } = counted();
    const first = later();
    ask.mockReturnValueOnce(first.promise);
    show(read);
    expect(read.isReading).toBe(true);
    read.patch(() => 7);
    expect(read).toMatchObject({ isReading: false, state: { data: 7, isValidating: false, isLoading: false } });
    first.resolve(-1);
    await pass();
    expect(read.state.data).toBe(7);
  });

  it("shows nothing to another person, whose own data is read", async () => {
    const { read, ask } = counted();
    const theirs = later();
    ask.mockReturnValueOnce(theirs.promise);
    show(read);
    read.forget(true);
    theirs.resolve(-1);
    await pass();
    expect(read.state.data).toBe(1);
  });

  it("leaves another person nothing of what the page began with", () => {
    const { read } = counted();
    read.begin(7, Date.now());
    read.forget(false);
    expect([read.state.data, read.first.data]).toEqual([undefined, undefined]);
  });
});

describe("what has changed", () => {
  it("is read when it is shown next, also what is read once", async () => {
    const { read, ask } = counted();
    show(read, true)();
    await pass(5_000);
    await read.freshen();
    expect(ask).toHaveBeenCalledOnce();
    show(read, true);
    await pass();
    expect(read.state.data).toBe(2);
  });

  it("is the same object if its content is the same", async () => {
    const read = new CachedRead<{ items: number[] }>();
    read.ask = () => Promise.resolve({ items: [1] });
    stops.push(read.show(false));
    await pass();
    const { data } = read.state;
    await read.freshen();
    expect(read.state.data).toBe(data);
  });
});

describe("a file", () => {
  it("is another one when it is read again, even under the same name", async () => {
    const read = new CachedRead<{ blob: Blob; fileName: string }>();
    read.ask = () => Promise.resolve({ blob: new Blob([`${Math.random()}`]), fileName: "call.wav" });
    stops.push(read.show(true));
    await pass();
    const { data } = read.state;
    await read.freshen();
    expect(read.state.data).not.toBe(data);
  });
});

describe("what is followed", () => {
  it("is read again when it changes, once it has been read, and never otherwise", async () => {
    const { read, ask } = counted();
    const stop = read.follow();
    await read.freshen();
    dispatchEvent(new Event("online"));
    expect(ask).not.toHaveBeenCalled();
    read.patch(() => 7);
    await read.freshen();
    expect(read.state.data).toBe(1);
    stop();
    await read.freshen();
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe("what failed", () => {
  it("keeps what was there, and is tried again after two, four and eight seconds", async () => {
    const { read, ask } = counted();
    show(read);
    await pass();
    ask.mockRejectedValue(away);
    await read.freshen();
    expect(read.state).toMatchObject({ data: 1, error: away });
    for (const pause of [2_000, 4_000, 8_000]) {
      const { length } = ask.mock.calls;
      await pass(pause - 1);
      expect(ask).toHaveBeenCalledTimes(length);
      await pass(1);
      expect(ask).toHaveBeenCalledTimes(length + 1);
    }
    ask.mockResolvedValue(9);
    await pass(16_000);
    expect(read.state).toMatchObject({ data: 9, error: undefined });
  });

  it("is left alone for as long as the server wants, also by what shows it meanwhile", async () => {
    const { read, ask } = counted();
    ask.mockRejectedValueOnce(
      new ApiError({ message: "Busy.", code: "SERVICE_UNAVAILABLE", status: 503, retryAfterSeconds: 10 }),
    );
    const stop = show(read);
    await pass();
    stop();
    await pass(1_000);
    show(read);
    await pass(8_999);
    expect(ask).toHaveBeenCalledOnce();
    await pass(1);
    expect(read.state.data).toBe(1);
  });

  it("is not tried again once nothing shows it", async () => {
    const { read, ask } = counted();
    ask.mockRejectedValue(away);
    const stop = show(read);
    await pass();
    stop();
    await pass(60_000);
    expect(ask).toHaveBeenCalledOnce();
  });

  it("waits for somebody who sees the page, and is then tried at once", async () => {
    const { read, ask } = counted();
    ask.mockRejectedValueOnce(away);
    hide(true);
    show(read);
    await pass(60_000);
    expect(ask).toHaveBeenCalledOnce();
    hide(false);
    await pass();
    expect(read.state.data).toBe(1);
  });
});

describe("somebody who returns to the page", () => {
  it("has what is older than half a minute read again, and nothing younger", async () => {
    const { read, ask } = counted();
    show(read);
    await pass(29_000);
    dispatchEvent(new Event("focus"));
    expect(ask).toHaveBeenCalledOnce();
    await pass(2_000);
    hide(false);
    dispatchEvent(new Event("focus"));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it("has everything read again once the network is back, but not what never changes", async () => {
    const { read, ask } = counted();
    const lasting = counted();
    show(read);
    show(lasting.read, true);
    await pass(3_000);
    dispatchEvent(new Event("online"));
    expect(ask).toHaveBeenCalledTimes(2);
    expect(lasting.ask).toHaveBeenCalledOnce();
  });

  it("causes nothing for what is no longer shown", async () => {
    const { read, ask } = counted();
    show(read)();
    await pass(60_000);
    dispatchEvent(new Event("focus"));
    dispatchEvent(new Event("online"));
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe("what is read every few seconds", () => {
  it("is not read while nobody sees the page, nor after a failure", async () => {
    const { read, ask } = counted();
    show(read);
    await pass(3_000);
    hide(true);
    await read.poll();
    expect(ask).toHaveBeenCalledOnce();
    hide(false);
    await read.poll();
    expect(ask).toHaveBeenCalledTimes(2);
    ask.mockRejectedValueOnce(forbidden);
    await read.freshen();
    await read.poll();
    expect(ask).toHaveBeenCalledTimes(3);
  });
});

describe("what a page of a server begins with", () => {
  it("is not read again while it is new, and is when it has become old", async () => {
    const [fresh, old] = [counted(), counted()];
    fresh.read.begin(7, Date.now());
    old.read.begin(7, Date.now() - 31_000);
    show(fresh.read);
    show(old.read);
    await pass();
    expect([fresh.read.state.data, old.read.state.data]).toEqual([7, 1]);
    expect([fresh.read.first.data, old.read.first.data]).toEqual([7, 7]);
  });

  it("does not replace what was read since", async () => {
    const { read } = counted();
    show(read);
    await pass();
    expect(read.begin(7, Date.now())).toBe(false);
    expect(read.state.data).toBe(1);
  });
});
