import { globSync } from "node:fs";
import path from "node:path";

import { describe, expect, it } from "vitest";

import { partNotes } from "./partNotes.ts";
import { partsUsedIn, readFacts, weightsIn } from "./readFacts.ts";

const facts = readFacts(process.cwd());
const of = (folder: string) => facts[`packages/widgets/src/${folder}`];

describe("the page of a part", () => {
  const parts = globSync("packages/widgets/src/ui/*/*.stories.tsx").map((file) => path.basename(path.dirname(file)));

  it("says which keys it takes and what assistive technology says of it, for each part", () => {
    expect(Object.keys(partNotes).toSorted()).toEqual([...new Set(parts)].toSorted());
  });

  it.each(Object.entries(partNotes))("%s speaks in whole sentences", (_name, { access }) => {
    expect(access).toMatch(/^[A-Z].*\.$/);
  });

  it("says what hosts can style in it", () => {
    expect(of("ui/table")?.parts).toEqual(["table"]);
    expect(of("ui/selection-bar")?.parts).toEqual(["selection-bar"]);
  });
});

describe("the page of a widget", () => {
  it("leads to the pages of what it is made of, and of what its list is made of", () => {
    expect(of("widgets/products")?.madeOf).toEqual(expect.arrayContaining(["ui/Modal", "ui/Table", "ui/Pagination"]));
  });

  it("has the events and commands of its element, its weight, its files and its requirements", () => {
    const products = of("widgets/products");
    expect(products?.events).toContain("cw-product-created");
    expect(products?.commands).toContain("refresh");
    expect(Number(products?.weight?.component)).toBeGreaterThan(20);
    expect(products?.sources).toContain("packages/widgets/src/widgets/products/Products.view.tsx");
    expect(products?.sources.join()).not.toMatch(/\.test\.|\.stories\.|\/testing\//);
    expect(products?.tests).toContain("packages/widgets/src/widgets/products/Products.test.tsx");
    expect(products?.requirements.map(({ id }) => id)).toContain("B-PROD-01");
  });

  it("knows the weight of every widget that docs/cost.md has", () => {
    const widgets = Object.entries(facts).filter(([folder]) => folder.includes("/src/widgets/"));
    expect(widgets.filter(([, { weight }]) => !weight).map(([folder]) => folder)).toEqual([]);
  });
});

it("parts are found in imports of a widget and of a neighbour", () => {
  const texts = ['import { Menu } from "../../ui/menu/index.js";', 'import { Icon } from "../icon/index.js";'];
  expect([...partsUsedIn(texts)]).toEqual(["menu", "icon"]);
});

it("weights are read with and without an element", () => {
  const page =
    "| Login | 36.9 | 29 | 37.6 | 56 | 3.4 | 71.8 |  |\n| Plans, `<cw-plans>` | 45.0 | 48 | 46.4 | 58 | 4.8 | 93.1 | 134.0 |\n";
  expect([...weightsIn(page)]).toEqual([
    ["Login", { component: "36.9", element: "" }],
    ["plans", { component: "45.0", element: "134.0" }],
  ]);
});
