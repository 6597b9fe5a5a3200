import { describe, expect, it } from "vitest";

import { daysBetween, wallTime } from "./wallTime.js";

describe("the clock on the wall of a zone", () => {
  it.each([
    ["2026-11-18T21:05:09.750Z", "UTC", "2026-11-18T21:05:09.000Z"],
    ["2026-11-18T21:05:00+03:00", "UTC", "2026-11-18T18:05:00.000Z"],
    ["2026-11-18T21:05:00Z", "Europe/Istanbul", "2026-11-19T00:05:00.000Z"],
    ["2026-12-31T23:30:00Z", "Asia/Kathmandu", "2027-01-01T05:15:00.000Z"],
    // Both sides of the night on which 02:30 occurs twice.
    ["2026-10-25T00:30:00Z", "Europe/Berlin", "2026-10-25T02:30:00.000Z"],
    ["2026-10-25T01:30:00Z", "Europe/Berlin", "2026-10-25T02:30:00.000Z"],
    // Midnight is 0 o'clock, not 24.
    ["2026-03-01T00:00:00Z", "UTC", "2026-03-01T00:00:00.000Z"],
  ])("of %s in %s shows %s", (instant, timeZone, shown) => {
    expect(wallTime(instant, timeZone).toISOString()).toBe(shown);
  });

  it("does not exist for what is no instant", () => {
    expect(() => wallTime("yesterday", "UTC")).toThrow(RangeError);
  });

  it("counts days where the reader is, over the end of a year too", () => {
    const newYear = wallTime("2026-12-31T22:30:00Z", "Europe/Istanbul");
    expect(daysBetween(wallTime("2026-12-31T20:00:00Z", "Europe/Istanbul"), newYear)).toBe(1);
    expect(daysBetween(newYear, wallTime("2026-12-29T08:00:00Z", "Europe/Istanbul"))).toBe(-3);
  });
});
