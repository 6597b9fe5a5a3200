import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { afterOnClock } from "./afterOnClock.js";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("what is to happen after a time", () => {
  const device = { now: () => Date.now(), timeZone: "UTC" };

  it("happens then, and not once it was taken back", () => {
    const [happened, takenBack] = [vi.fn(), vi.fn()];
    afterOnClock(device, 5_000, happened);
    const stop = afterOnClock(device, 5_000, takenBack);
    vi.advanceTimersByTime(4_999);
    expect(happened).not.toHaveBeenCalled();
    stop();
    vi.advanceTimersByTime(1);
    expect(happened).toHaveBeenCalledOnce();
    expect(takenBack).not.toHaveBeenCalled();
  });

  it("does not happen on a clock that stands still, however long that takes, and does once it was moved", () => {
    let now = 0;
    const happened = vi.fn();
    afterOnClock({ ...device, now: () => now }, 5_000, happened);
    vi.advanceTimersByTime(60_000);
    expect(happened).not.toHaveBeenCalled();
    now = 5_000;
    vi.advanceTimersByTime(5_000);
    expect(happened).toHaveBeenCalledOnce();
  });

  it("happens on a clock that was set back: nobody waits for an hour", () => {
    let now = 3_600_000;
    const happened = vi.fn();
    afterOnClock({ ...device, now: () => now }, 5_000, happened);
    now = 0;
    vi.advanceTimersByTime(5_000);
    expect(happened).toHaveBeenCalledOnce();
  });
});
