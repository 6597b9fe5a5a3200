import { describe, expect, it } from "vitest";

import { clockChangeAt, instantOf, zoneName } from "./zone.js";

describe("the zone of a date-time field", () => {
  it("is named by its place and its offset at that time of the year", () => {
    expect(zoneName("Europe/Oslo", new Date("2026-01-10T12:00:00Z"), "en-US")).toBe("Oslo, GMT+1");
    expect(zoneName("Europe/Oslo", new Date("2026-07-10T12:00:00Z"), "en-US")).toBe("Oslo, GMT+2");
    expect(zoneName("America/New_York", new Date("2026-01-10T12:00:00Z"), "en-US")).toBe("New York, GMT-5");
  });

  it.each([
    ["2026-11-21T09:30", "Europe/Istanbul", "2026-11-21T06:30:00.000Z", undefined],
    // On this day clocks in Oslo skip from 02:00 to 03:00; on the other day they show this hour twice.
    ["2026-03-29T02:30", "Europe/Oslo", "2026-03-29T01:00:00.000Z", "skipped"],
    ["2026-10-25T02:30", "Europe/Oslo", "2026-10-25T00:30:00.000Z", "twice"],
    ["2026-10-04T02:10", "Australia/Lord_Howe", "2026-10-03T15:30:00.000Z", "skipped"],
  ])("takes %s in %s as the server does, also where clocks are changed (R-39)", (wallTime, zone, instant, change) => {
    expect(instantOf(wallTime, zone).toISOString()).toBe(instant);
    expect(clockChangeAt(wallTime, zone)).toBe(change);
  });
});
