import { expect, test } from "vitest";

import { sortOptions } from "./sortOptions.js";

const usual = [{ sort: "-createdAt", label: "Newest first" }] as const;

test.each([
  ["one of the usual orders is not said twice", "-createdAt", ["Newest first"]],
  ["an order of a column header is named after its column", "-contact", ["Newest first", "Contact"]],
  ["an order without a column is named after its field", "status", ["Newest first", "status"]],
])("%s", (_, present, labels) => {
  expect(sortOptions<string>(usual, { contact: "Contact" }, present).map(({ label }) => label)).toEqual(labels);
});
