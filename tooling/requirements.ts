/**
 * `pnpm requirements`: the lines of docs/requirements.md that no test title names, by area; ids in titles that the list
 * does not contain; and ranges in the title of a test that has fewer cases. Fails if there is any of these.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { namedIds } from "./requirementIds.ts";
import { root } from "./run.ts";
import { testTitles } from "./testTitles.ts";

// A promise of the contract does not prove that the product keeps it, so openapi/ is not read here.
const tests = ["packages/*/src/**/*.test.{ts,tsx}", "packages/*/src/**/itBehavesLike*.{ts,tsx}", "e2e/**/*.e2e.ts"];

const list = readFileSync(path.join(root, "docs/requirements.md"), "utf8");
const lines = new Map(
  [...list.matchAll(/^- \*\*([AB]-\w+-\d+)\*\* (.*)$/gm)].map(([, id = "", text = ""]) => [id, text]),
);

const named = new Set<string>();
const unknown = new Set<string>();
const vain = new Set<string>();
for (const file of globSync(tests, { cwd: root })) {
  for (const title of testTitles(readFileSync(path.join(root, file), "utf8"))) {
    const { ids, vainRanges } = namedIds(title);
    for (const id of ids) {
      named.add(id);
      if (!lines.has(id)) unknown.add(`${id} in ${file}`);
    }
    for (const range of vainRanges) vain.add(`${range} in ${file}`);
  }
}

const untested = [...lines].filter(([id]) => !named.has(id));
for (const [area, missing] of Map.groupBy(untested, ([id]) => id.slice(0, id.lastIndexOf("-")))) {
  console.log(`\n${area}`);
  for (const [id, text] of missing) console.log(`  ${id}  ${text}`);
}
complain("Not in the list", unknown);
complain("A range counts in the title of a table with a case for each; elsewhere name what the test checks", vain);
console.log(`\n${lines.size - untested.length} of ${lines.size} are named by a test.`);
if (untested.length > 0) process.exitCode = 1;

function complain(what: string, where: Set<string>): void {
  if (where.size === 0) return;
  console.error(`\n${what}:\n  ${[...where].join("\n  ")}`);
  process.exitCode = 1;
}
