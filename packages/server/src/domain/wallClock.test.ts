import { describe, expect, it } from "vitest";

import { isTimeZone, momentOf, wallClock } from "./wallClock.ts";

describe("a scheduled call is due at the customer's own time (A-CALL-08, R-39)", () => {
  it.each([
    ["2026-11-20T09:00", "Europe/Oslo", "2026-11-20T08:00:00.000Z", "an ordinary day"],
    ["2026-07-01T09:00", "Europe/Oslo", "2026-07-01T07:00:00.000Z", "summer time"],
    ["2026-11-20T09:00", "Asia/Kolkata", "2026-11-20T03:30:00.000Z", "a half-hour zone"],
    ["2026-11-20T09:00", "America/New_York", "2026-11-20T14:00:00.000Z", "west of Greenwich"],
    ["2026-03-29T02:30", "Europe/Berlin", "2026-03-29T01:00:00.000Z", "in a gap the next valid minute"],
    ["2026-03-29T02:00", "Europe/Berlin", "2026-03-29T01:00:00.000Z", "the first minute of a gap"],
    ["2026-03-29T03:00", "Europe/Berlin", "2026-03-29T01:00:00.000Z", "the first minute after a gap"],
    ["2026-10-25T02:30", "Europe/Berlin", "2026-10-25T00:30:00.000Z", "in an overlap the first"],
    ["2026-03-08T02:30", "America/New_York", "2026-03-08T07:00:00.000Z", "a gap in New York"],
    ["2026-11-01T01:30", "America/New_York", "2026-11-01T05:30:00.000Z", "an overlap in New York"],
    ["2026-10-04T02:15", "Australia/Lord_Howe", "2026-10-03T15:30:00.000Z", "a gap of half an hour"],
    ["2011-12-30T12:00", "Pacific/Apia", "2011-12-30T10:00:00.000Z", "a day that was skipped"],
  ])("%s in %s is %s: %s", (cronDate, zone, moment) => {
    expect(momentOf(cronDate, zone).toISOString()).toBe(moment);
  });

  it("shows its local time again", () => {
    expect(wallClock(new Date("2026-11-20T08:00:00Z"), "Europe/Oslo")).toBe("2026-11-20T09:00");
  });

  it.each(["2026-02-30T09:00", "2026-13-01T09:00"])("%s is refused", (cronDate) => {
    expect(() => momentOf(cronDate, "Europe/Oslo")).toThrow();
  });

  it("knows which zones there are", () => {
    expect(["Europe/Istanbul", "UTC", "Mars/Olympus", ""].map(isTimeZone)).toEqual([true, true, false, false]);
  });
});
