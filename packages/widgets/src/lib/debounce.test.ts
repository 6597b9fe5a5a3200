import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { debounce } from "./debounce.js";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("acts once, when calls have stopped for the given time, on the last one (R-09)", () => {
  const act = vi.fn();
  const search = debounce(act, 300);
  search("h");
  vi.advanceTimersByTime(299);
  search("ha");
  vi.advanceTimersByTime(299);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(act).toHaveBeenCalledExactlyOnceWith("ha");
});

it("drops what waits when nobody waits for it any more", () => {
  const act = vi.fn();
  const search = debounce(act, 300);
  search("h");
  search.cancel();
  vi.advanceTimersByTime(1000);
  expect(act).not.toHaveBeenCalled();
});
