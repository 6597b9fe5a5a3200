import { expect, it } from "vitest";

import { queuedUntil, scheduledUntil } from "./callingDay.ts";

const day = { endsAt: "21:00", lateMinutes: 120 };

it.each([
  ["in the morning: until the evening of the same day", "2026-03-02T09:00:00Z", "2026-03-02T20:00:00.000Z"],
  ["shortly before the end: for half an hour", "2026-03-02T19:50:00Z", "2026-03-02T20:20:00.000Z"],
  ["at night: for half an hour", "2026-03-02T22:30:00Z", "2026-03-02T23:00:00.000Z"],
  ["before dawn: for half an hour", "2026-03-02T02:00:00Z", "2026-03-02T02:30:00.000Z"],
])("a call that is queued %s", (_, from, until) => {
  expect(queuedUntil(new Date(from), "Europe/Oslo", day).toISOString()).toBe(until);
});

it.each([
  ["in the morning: two hours", "2026-03-02T09:00:00Z", "2026-03-02T11:00:00.000Z"],
  ["in the evening: until the day ends", "2026-03-02T19:00:00Z", "2026-03-02T20:00:00.000Z"],
  ["at night: half an hour", "2026-03-02T23:30:00Z", "2026-03-03T00:00:00.000Z"],
])("a call scheduled %s", (_, startAt, until) => {
  expect(scheduledUntil(new Date(startAt), "Europe/Oslo", day).toISOString()).toBe(until);
});
