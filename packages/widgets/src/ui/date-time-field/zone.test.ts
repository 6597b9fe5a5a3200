import { describe, expect, it } from "vitest";

import { instantOf, zoneName } from "./zone.js";

describe("the zone of a date-time field", () => {
  it("is named by its place and its offset at that time of the year", () => {
    expect(zoneName("Europe/Oslo", new Date("2026-01-10T12:00:00Z"), "en-US")).toBe("Oslo, GMT+1");
    expect(zoneName("Europe/Oslo", new Date("2026-07-10T12:00:00Z"), "en-US")).toBe("Oslo, GMT+2");
    expect(zoneName("America/New_York", new Date("2026-01-10T12:00:00Z"), "en-US")).toBe("New York, GMT-5");
  });

  it("turns wall time into an instant, on both edges of a clock change (R-39)", () => {
    expect(instantOf("2026-03-29T02:30", "Europe/Oslo").toISOString()).toBe("2026-03-29T01:30:00.000Z");
    expect(instantOf("2026-10-25T02:30", "Europe/Oslo").toISOString()).toBe("2026-10-25T00:30:00.000Z");
    expect(instantOf("2026-11-21T09:30", "Europe/Istanbul").toISOString()).toBe("2026-11-21T06:30:00.000Z");
  });
});
