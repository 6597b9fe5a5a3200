import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { capOf, isCap, numbersView, toNumberRow, toQuery, withDefault } from "./numbers.model.js";

it("R-08 asks for ten numbers of one company, the latest first", () => {
  expect(toQuery(numbersView.usual, "c1")).toEqual({
    page: 0,
    perPage: 10,
    sortBy: "-purchaseAt",
    sellerCompanyId: "c1",
  });
});

describe("a number", () => {
  it("B-NUM-03 B-NUM-14 is active or expired, whatever else its status may be called", () => {
    expect(toNumberRow(fixtures.number())).toEqual({
      id: fixtures.idOf("number", 0),
      number: "+902125550120",
      countryCode: "TR",
      isActive: true,
      isDefault: true,
      maxCallsPerHour: null,
      maxCallsPerDay: 50,
      pause: null,
      health: fixtures.number().health,
      purchaseAt: fixtures.number().purchaseAt,
    });
    expect(toNumberRow(fixtures.number({ status: "EXPIRED" })).isActive).toBe(false);
    expect(toNumberRow(fixtures.number({ status: "PAUSED" as "EXPIRED" })).isActive).toBe(false);
  });

  it("has limits from 1 to 100,000, or none", () => {
    expect(["", "1", "50", "100000"].map(isCap)).toEqual([true, true, true, true]);
    expect(["0", "-1", "1.5", "ten", "100001"].map(isCap)).toEqual([false, false, false, false, false]);
    expect(["", "50"].map(capOf)).toEqual([null, 50]);
  });

  it("R-35 becomes the only default one, or leaves none", () => {
    const numbers = [fixtures.number({}, 0), fixtures.number({}, 1), fixtures.number({}, 2)];
    const [first = fixtures.number(), second = fixtures.number()] = numbers;
    const defaults = (isDefault: boolean, { id }: { id: string }) =>
      withDefault(numbers, { id, isDefault }).map((number) => number.isDefault);
    expect(defaults(true, second)).toEqual([false, true, false]);
    expect(defaults(false, first)).toEqual([false, false, false]);
  });
});
