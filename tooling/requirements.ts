/**
 * `pnpm requirements`: the lines of docs/requirements.md that no test names, area by area, and the ids that tests name but the
 * list does not know. Ranges count ("A-LOGIN-07 to A-LOGIN-09").
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { namedIds } from "./requirementIds.ts";
import { root } from "./run.ts";

const tests = ["packages/**/*.test.{ts,tsx}", "packages/**/*.stories.tsx", "e2e/*.e2e.ts", "openapi/*.ts"];

const list = readFileSync(path.join(root, "docs/requirements.md"), "utf8");
const lines = new Map(
  [...list.matchAll(/^- \*\*([AB]-\w+-\d+)\*\* (.*)$/gm)].map(([, id = "", text = ""]) => [id, text]),
);

const named = new Set<string>();
const unknown: string[] = [];
for (const file of globSync(tests, { cwd: root, exclude: (name) => name.includes("node_modules") })) {
  for (const id of namedIds(readFileSync(path.join(root, file), "utf8"))) {
    named.add(id);
    if (!lines.has(id)) unknown.push(`${id} in ${file}`);
  }
}

const untested = [...lines].filter(([id]) => !named.has(id));
const areas = Map.groupBy(untested, ([id]) => id.slice(0, id.lastIndexOf("-")));
for (const [area, missing] of areas) {
  console.log(`\n${area}`);
  for (const [id, text] of missing) console.log(`  ${id}  ${text}`);
}
console.log(`\n${lines.size - untested.length} of ${lines.size} are named by a test.`);
if (unknown.length > 0) {
  console.error(`\nNot in the list:\n  ${unknown.join("\n  ")}`);
  process.exitCode = 1;
}
