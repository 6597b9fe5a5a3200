import { expect, it } from "vitest";

import { mistakeIn, queryOf } from "./numbers.model.js";

const none = { from: null, to: null };
/** In Istanbul, it is already the 21st. */
const late = new Date("2026-11-20T22:00:00Z");

it.each([
  ["week", { from: "2026-11-15" }],
  ["month", {}],
  ["quarter", { from: "2026-08-24" }],
  ["year", { from: "2026-01-01" }],
] as const)("the range %s ends today, where the company is", (range, query) => {
  expect(queryOf(range, none, late, "Europe/Istanbul")).toEqual(query);
});

it("own dates are asked for as they are", () => {
  const own = { from: "2026-11-01", to: "2026-11-07" };
  expect(queryOf("own", own, late, "UTC")).toEqual(own);
});

it.each([
  ["2026-11-07", "2026-11-01", "wrongOrder"],
  ["2025-11-01", "2026-11-02", "tooLong"],
  ["2025-11-01", "2026-11-01", undefined],
  ["2026-11-01", "2026-11-01", undefined],
] as const)("from %s to %s is %s", (from, to, mistake) => {
  expect(mistakeIn({ from, to })).toBe(mistake);
});
