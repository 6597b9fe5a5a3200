import { expect, test } from "vitest";

import { nextAttemptAt, parkedUntil } from "./webhook.ts";

const now = new Date("2026-07-14T09:30:00Z");
const after = (attempts: number) => nextAttemptAt(attempts, now)?.toISOString();

test("a server that was away for a moment hears it five seconds later", () => {
  expect(after(1)).toBe("2026-07-14T09:30:05.000Z");
});

test("the longer it is away, the less often it is asked", () => {
  expect([after(2), after(3), after(4)]).toEqual([
    "2026-07-14T09:35:00.000Z",
    "2026-07-14T10:00:00.000Z",
    "2026-07-14T11:30:00.000Z",
  ]);
});

test("after nine attempts it is given up", () => {
  expect(after(8)).toBe("2026-07-14T19:30:00.000Z");
  expect(after(9)).toBeUndefined();
});

test("a server that says nothing is left alone for a minute, then for longer, at most an hour", () => {
  const minutes = (silences: number) => {
    const until = parkedUntil(silences, now);
    return until && (until.getTime() - now.getTime()) / 60_000;
  };
  expect([1, 2, 3, 4, 5, 8, 9, 50].map(minutes)).toEqual([undefined, undefined, 1, 2, 4, 32, 60, 60]);
});
