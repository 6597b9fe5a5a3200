import { expect, test } from "vitest";

import { createKnownFor } from "./knownFor.ts";

test("several processes that ask about a call in turn count no second twice", () => {
  let passed = 0;
  const processes = [0, 1, 2].map(() => createKnownFor(() => passed));
  let knownSeconds = 0;
  for (let round = 0; round <= 60; round += 1) {
    passed = round * 10_000;
    knownSeconds = processes[round % 3]?.({ callId: "one", knownSeconds }) ?? 0;
  }
  expect(knownSeconds).toBeLessThanOrEqual(600);
  expect(knownSeconds).toBeGreaterThan(570);
});

test("what a process has measured is not forgotten when the next one is slower to ask", () => {
  const knownFor = createKnownFor(() => 0);
  expect(knownFor({ callId: "one", knownSeconds: 5 })).toBe(5);
  expect(knownFor({ callId: "one", knownSeconds: 20 })).toBe(20);
});
