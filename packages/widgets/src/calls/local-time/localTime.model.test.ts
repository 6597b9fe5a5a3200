import { describe, expect, it } from "vitest";

import { officeHours } from "./localTime.model.js";
import { placeOf } from "./placeOf.js";

describe("a customer's local time", () => {
  it.each([
    ["Europe/Oslo", "2026-11-20T13:32:00Z", "within"],
    ["America/Chicago", "2026-11-20T13:32:00Z", "before"],
    ["Asia/Tokyo", "2026-11-20T13:32:00Z", "after"],
    ["Asia/Tokyo", "2026-11-20T15:00:00Z", "weekend"],
    ["Europe/Oslo", "2026-11-22T12:00:00Z", "weekend"],
    ["Europe/Oslo", "2026-11-23T08:00:00Z", "within"],
    ["Europe/Oslo", "2026-11-23T07:59:00Z", "before"],
    ["Europe/Oslo", "2026-11-23T16:59:00Z", "within"],
    ["Europe/Oslo", "2026-11-23T17:00:00Z", "after"],
  ])("in %s at %s is %s office hours", (timeZone, now, expected) => {
    expect(officeHours(new Date(now), timeZone)).toBe(expected);
  });

  it("is named after the zone's city where the customer's is not known", () => {
    expect([placeOf("America/New_York"), placeOf("Europe/Oslo"), placeOf("UTC")]).toEqual(["New York", "Oslo", "UTC"]);
  });
});
