import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import { budgets } from "../bench/budgets.ts";
import { fetchedAlone } from "../bench/fetchedAlone.ts";
import { budgetFaults, misses } from "../bench/misses.ts";
import { widgets } from "../bench/widgetList.ts";
import { root } from "./run.ts";

test("every widget has a budget of what it may weigh, and nothing else has", () => {
  const names = widgets().map(({ name }) => name);
  expect(names.length).toBeGreaterThan(30);
  expect(new Set(Object.keys(budgets))).toEqual(new Set(names));
});

test("only what has a budget can be known to miss it", () => {
  expect(Object.keys(misses).filter((name) => name !== "core" && !(name in budgets))).toEqual([]);
});

/** A `Usage` of these weights in kB, whose budgets are 38 and 48. */
const usage = (painted: number, interactive: number, known = {}) =>
  budgetFaults(new Map([["Usage", { first: painted * 1000, interactive: interactive * 1000 }]]), known);

test("a widget that grows over its budget is told", () => {
  expect(usage(38, 48)).toEqual([]);
  expect(usage(38.3, 40)).toEqual(["Usage, painted: 38.3 kB of 38"]);
  expect(usage(30, 48.2)).toEqual(["Usage, interactive: 48.2 kB of 48"]);
});

test("a known miss may not grow, and is not known any longer than it is one", () => {
  const known = { Usage: { painted: 50 } };
  expect(usage(50.2, 40, known)).toEqual([]);
  expect(usage(51, 40, known)).toEqual(["Usage, painted: 51.0 kB, and was 50; 38 is the budget"]);
  expect(usage(48, 40, known)).toEqual(["Usage, painted: 48.0 kB is less than the 50 of bench/misses.ts"]);
  expect(usage(37, 40, known)).toEqual(["Usage, painted: 37.0 kB is within 38: bench/misses.ts need not name it"]);
});

test("a widget without a budget is told", () => {
  expect(budgetFaults(new Map([["Countries", { first: 1, interactive: 1 }]]))).toEqual([
    "Countries has no budget in bench/budgets.ts",
  ]);
});

test("what a widget loads ahead of the first press counts as what it fetches on its own", () => {
  const source = path.join(root, "packages/widgets/src");
  const ahead = globSync("**/*.tsx", { cwd: source }).flatMap((file) => {
    const text = readFileSync(path.join(source, file), "utf8");
    return [...text.matchAll(/useEffect\(\(\) => (\w+)\.preload\(\), \[\]\)/g)].map(([, part]) => part);
  });
  expect(ahead.length).toBeGreaterThan(0);
  const named = fetchedAlone.map((file) => path.basename(file, ".tsx"));
  expect(ahead.filter((part) => part !== undefined && !named.includes(part))).toEqual([]);
});

test("what follows live events and shares tokens counts as what a widget fetches on its own", () => {
  const source = path.join(root, "packages/sdk/src");
  const late = globSync("{hooks,realtime,session}/*.ts", { cwd: source })
    .filter((file) => !file.includes(".test."))
    .flatMap((file) => {
      const text = readFileSync(path.join(source, file), "utf8");
      return [...text.matchAll(/=> import\("\.\/(\w+)\.js"\)/g)].map(([, part]) => `${path.dirname(file)}/${part}.ts`);
    });
  expect(late.length).toBeGreaterThan(0);
  expect(late.filter((file) => !fetchedAlone.includes(`sdk/src/${file}`))).toEqual([]);
});

test("each part that is fetched on its own is there", () => {
  expect(fetchedAlone.filter((file) => globSync(path.join(root, "packages", file)).length === 0)).toEqual([]);
});
