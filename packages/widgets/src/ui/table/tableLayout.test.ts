import { describe, expect, it, test } from "vitest";

import { columnsAt } from "./columnsAt.js";
import { fitRules, listLineOf, tableFits } from "./tableLayout.js";

const columns = [
  { id: "status", width: 120 },
  { id: "customer", isRowHeader: true, width: "23%", minWidth: 200 },
  { id: "contact", minWidth: 140 },
  { id: "phone", priority: 4, width: 144 },
  { id: "time", priority: 2, width: 98 },
  { id: "language", priority: 3, width: 100 },
  { id: "city", listLine: 3, isListOnly: true },
] as const;

const frame = { check: 52, actions: 94 };

test("the list names the row, then says what matters, then the rest", () => {
  expect(columns.map((column) => [column.id, listLineOf(column)])).toEqual([
    ["status", 2],
    ["customer", 1],
    ["contact", 2],
    ["phone", false],
    ["time", 3],
    ["language", false],
    ["city", 3],
  ]);
});

describe("R-52 a table shows whole columns only", () => {
  it("as many as there is room for, the more important ones first, where they always stand", () => {
    const fits = tableFits(columns, frame);
    expect(fits.map(({ fromPx, columnIds }) => [fromPx, columnIds.join(" ")])).toEqual([
      [640, "status customer contact"],
      [704, "status customer contact time"],
      [804, "status customer contact time language"],
      [948, "status customer contact phone time language"],
    ]);
    expect(columnsAt(fits, 803)).toEqual(fits[1]?.columnIds);
    expect(columnsAt(fits, 804)).toEqual(fits[2]?.columnIds);
    expect(columnsAt(fits, 390)).toEqual(fits[0]?.columnIds);
  });

  it("those in px keep their width, the others divide the rest and stay readable", () => {
    expect(tableFits(columns, frame).at(-1)?.template).toBe(
      "52px 120px minmax(200px, 23fr) minmax(140px, 15fr) 144px 98px 100px 94px",
    );
  });

  it("and leaves more room at the edges where no checkboxes and actions stand", () => {
    const fits = tableFits(columns.slice(0, 3), { check: undefined, actions: undefined });
    expect(fits[0]?.template).toBe("132px minmax(200px, 23fr) minmax(152px, 15fr)");
  });

  it.each([
    [[], []],
    [["phone"], ["contact"]],
    [
      ["phone", "language"],
      ["customer", "time"],
    ],
    [columns.map(({ id }) => id), []],
  ])("at any width, with %j asked for and %j hidden", (shown, hidden) => {
    const fits = tableFits(columns, frame, { shown, hidden });
    const leastPx: Record<string, number> = {
      status: 120,
      customer: 200,
      contact: 140,
      phone: 144,
      time: 98,
      language: 100,
    };
    for (let width = 640; width <= 1900; width += 20) {
      const at = columnsAt(fits, width);
      expect(at.reduce((sum, id) => sum + (leastPx[id] ?? 0), 52 + 94)).toBeLessThanOrEqual(width);
      expect(at).toContain("customer"); // names the row
      expect(at.filter((id) => id !== "customer" && hidden.includes(id))).toEqual([]);
    }
  });
});

test("what a person asked for comes before what nobody did, what they hid does not come", () => {
  const fits = tableFits(columns, frame, { shown: ["phone"], hidden: ["contact"] });
  expect(fits.map(({ fromPx, columnIds }) => [fromPx, columnIds.join(" ")])).toEqual([
    [640, "status customer phone"],
    [708, "status customer phone time"],
    [808, "status customer phone time language"],
  ]);
});

test("the browser is told for every width, without a gap between two", () => {
  const fits = tableFits(columns, frame);
  const rules = fitRules(fits, columns, frame).split("\n");
  expect(rules[0]).toBe(
    "@container cw-table (width >= 640px) and (width < 704px) { " +
      "& tr { grid-template-columns: 52px 120px minmax(200px, 23fr) minmax(140px, 15fr) 94px; } " +
      '[data-column="phone"], [data-column="time"], [data-column="language"] { display: none; } }',
  );
  expect(rules.at(-1)).toMatch(/^@container cw-table \(width >= 948px\) \{/);
});
