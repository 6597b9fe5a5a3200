import { expect, test } from "vitest";

import { dayFrom } from "./dayFrom.js";

test.each([
  ["the same day", "2026-11-20T20:00:00Z", "Europe/Istanbul", "today"],
  ["after midnight where the reader is", "2026-11-20T21:30:00Z", "Europe/Istanbul", "tomorrow"],
  ["the same instant further west", "2026-11-20T21:30:00Z", "America/Chicago", "today"],
  ["two days ahead", "2026-11-22T09:00:00Z", "Europe/Istanbul", "other"],
  ["overdue since yesterday", "2026-11-19T09:00:00Z", "Europe/Istanbul", "other"],
])("a scheduled call is due on the reader's day: %s", (_title, instant, timeZone, expected) => {
  expect(dayFrom(new Date("2026-11-20T13:32:00Z"), instant, timeZone)).toBe(expected);
});
