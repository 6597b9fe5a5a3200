import { expect, test } from "vitest";

import { nextAttemptAt } from "./webhook.ts";

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
