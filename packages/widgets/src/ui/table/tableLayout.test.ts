import { expect, test } from "vitest";

import { columnTracks, listPlaces } from "./tableLayout.js";

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

test("columns in px keep their width, the others divide the rest and stay readable", () => {
  const { wide, normal, medium } = columnTracks(columns, { check: 52, actions: 100 });
  const flexible = "minmax(110px, 23fr) minmax(110px, 15fr) minmax(110px, 15fr)";
  expect(wide.template).toBe(`52px ${flexible} 144px 98px 100px minmax(80px, 15fr) 100px`);
  expect(normal.template).toBe(`52px ${flexible} 144px 98px minmax(80px, 15fr) 100px`);
  expect(medium.template).toBe(`52px ${flexible} 98px minmax(80px, 15fr) 100px`);
  const least = 52 + 110 * 3 + 98 + 80 + 100;
  expect([wide, normal, medium].map(({ leastPx }) => leastPx)).toEqual([least + 144 + 100, least + 144, least]);
});

test("without checkboxes and actions there are only the columns", () => {
  const { normal } = columnTracks(columns.slice(0, 1), { check: undefined, actions: undefined });
  expect(normal).toEqual({ template: "minmax(110px, 23fr)", leastPx: 110 });
});
