import { describe, expect, it } from "vitest";

import { billingDayOf, endOfBillingMonth } from "./billingMonth.ts";

describe("a paid month is a calendar month (R-34)", () => {
  it.each([
    ["2027-01-15T09:30:00.000Z", "2027-02-15T09:30:00.000Z"],
    ["2027-12-15T00:00:00.000Z", "2028-01-15T00:00:00.000Z"],
    ["2027-01-31T23:59:59.999Z", "2027-02-28T23:59:59.999Z"],
    ["2028-01-31T12:00:00.000Z", "2028-02-29T12:00:00.000Z"],
    ["2028-01-29T12:00:00.000Z", "2028-02-29T12:00:00.000Z"],
    ["2027-03-31T12:00:00.000Z", "2027-04-30T12:00:00.000Z"],
    ["2028-02-29T12:00:00.000Z", "2028-03-29T12:00:00.000Z"],
  ])("one that begins %s ends %s", (start, end) => {
    expect(endOfBillingMonth(new Date(start), billingDayOf(new Date(start))).toISOString()).toBe(end);
  });

  it("a short month does not move the days of the months after it", () => {
    let moment = new Date("2027-10-31T08:00:00.000Z");
    const ends = Array.from({ length: 13 }, () => (moment = endOfBillingMonth(moment, 31)).toISOString().slice(0, 10));
    expect(ends).toEqual([
      "2027-11-30",
      "2027-12-31",
      "2028-01-31",
      "2028-02-29",
      "2028-03-31",
      "2028-04-30",
      "2028-05-31",
      "2028-06-30",
      "2028-07-31",
      "2028-08-31",
      "2028-09-30",
      "2028-10-31",
      "2028-11-30",
    ]);
  });
});
