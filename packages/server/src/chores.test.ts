import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { doChores, doEveryHour } from "./chores.ts";
import { createLogger } from "./logger.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a chore that fails does not keep the others from being done, and is named", async () => {
  const done: string[] = [];
  const chores = {
    "old events": () => Promise.reject(new Error("canceling statement due to statement timeout")),
    "old sessions": async () => void done.push("sessions"),
  };
  await expect(doChores(chores)).rejects.toThrow("Not done: old events");
  expect(done).toEqual(["sessions"]);
});

it("a process that lives for only six minutes has cleared up, and one that stays does it every hour", async () => {
  const clearUp = vi.fn(async () => {});
  const timer = doEveryHour(createLogger("silent"), { "old events": clearUp });
  await vi.advanceTimersByTimeAsync(6 * 60_000);
  expect(clearUp).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * 3_600_000);
  expect(clearUp).toHaveBeenCalledTimes(3);
  timer[Symbol.dispose]();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(clearUp).toHaveBeenCalledTimes(3);
});
