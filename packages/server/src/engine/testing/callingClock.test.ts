import { expect, test } from "vitest";

import { isOpen } from "../../domain/dial-policy/callingWindow.ts";
import { policyFor } from "../../domain/dial-policy/policyFor.ts";
import { callingMorning } from "./callingClock.ts";

const HOUR_MS = 3_600_000;

test("whenever a test begins, its clock has hours ahead in which people in Oslo may be called", () => {
  const policy = policyFor("NO", true);
  const start = Date.UTC(2026, 10, 23);
  const quarters = Array.from({ length: 14 * 24 * 4 }, (_, index) => new Date(start + (index * HOUR_MS) / 4));
  const late = quarters.filter((now) => {
    const morning = callingMorning(now).getTime();
    return [0, 1, 2, 3].some((hours) => !isOpen(policy, ["Europe/Oslo"], new Date(morning + hours * HOUR_MS)));
  });
  expect(late).toEqual([]);
});
