import { expect, test } from "vitest";

import { listPlaces, minWidths } from "./tableLayout.js";

const columns = [
  { id: "customer", isRowHeader: true, width: "23%" },
  { id: "contact" },
  { id: "product" },
  { id: "phone", priority: 3, width: 144 },
  { id: "time", priority: 2, width: 98 },
  { id: "language", priority: 4, width: 100 },
  { id: "city", listLine: 3, isListOnly: true },
  { id: "number", listLine: false, minWidth: 80 },
] as const;

test("the list names the row, then says what matters, then the rest", () => {
  expect(Object.fromEntries(listPlaces(columns))).toEqual({
    customer: { line: 1, isLead: true, sharedBy: 1 },
    contact: { line: 2, isLead: true, sharedBy: 2 },
    product: { line: 2, isLead: false, sharedBy: 2 },
    time: { line: 3, isLead: true, sharedBy: 2 },
    city: { line: 3, isLead: false, sharedBy: 2 },
  });
});

test("a table scrolls sideways before its columns become unreadable", () => {
  expect(minWidths(columns, 152)).toEqual({
    all: 152 + 120 * 3 + 144 + 98 + 100 + 80,
    withoutFourth: 152 + 120 * 3 + 144 + 98 + 80,
    withoutThird: 152 + 120 * 3 + 98 + 80,
  });
});
