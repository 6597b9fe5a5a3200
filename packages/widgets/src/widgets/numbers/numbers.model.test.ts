import { fixtures } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";

import { numbersView, toNumberRow, toQuery, withDefault } from "./numbers.model.js";

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
      purchaseAt: fixtures.number().purchaseAt,
    });
    expect(toNumberRow(fixtures.number({ status: "EXPIRED" })).isActive).toBe(false);
    expect(toNumberRow(fixtures.number({ status: "PAUSED" as "EXPIRED" })).isActive).toBe(false);
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
