import { describe, expect, test } from "vitest";
import * as z from "zod/mini";

import { amountSchema } from "./addBalance.schema.js";

const schema = amountSchema(z, { invalid: "invalid", tooSmall: "too small", tooLarge: "too large" });

describe("B-BAL-11 an amount to pay in", () => {
  test.each([
    ["1", 1],
    [" 25 ", 25],
    ["12.50", 12.5],
    ["12,5", 12.5],
    ["100000", 100_000],
  ])("%s is taken", (amount, dollars) => {
    expect(schema.parse({ amount })).toEqual({ amount: dollars });
  });

  test.each([
    ["", "invalid"],
    ["ten", "invalid"],
    ["-5", "invalid"],
    ["1.005", "invalid"],
    ["1e3", "invalid"],
    ["0.99", "too small"],
    ["0", "too small"],
    ["100000.01", "too large"],
  ])("%s is not: %s", (amount, message) => {
    expect(schema.safeParse({ amount }).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});
