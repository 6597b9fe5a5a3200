import { describe, expect, it } from "vitest";

import { formatUsd, fromUsd, toUsd } from "./money.ts";

describe("money", () => {
  it.each([
    [0, 0n],
    [0.5, 500_000n],
    [0.1 + 0.2, 300_000n],
    [19.99, 19_990_000n],
    [-3.25, -3_250_000n],
    [0.000001, 1n],
  ])("%d dollars are %d micro-dollars and back", (usd, micros) => {
    expect(fromUsd(usd)).toBe(micros);
    expect(toUsd(micros)).toBeCloseTo(usd, 9);
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY])("refuses %d", (usd) => {
    expect(() => fromUsd(usd)).toThrow(RangeError);
  });

  it("is written for people with a sign and two decimals", () => {
    expect([fromUsd(12.5), fromUsd(-0.5), 0n].map(formatUsd)).toEqual(["$12.50", "-$0.50", "$0.00"]);
  });
});
