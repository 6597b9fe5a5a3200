import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, it } from "vitest";

import { root } from "./run.ts";

const sources = globSync("packages/widgets/src/**/*.tsx", { cwd: root }).filter(
  (file) => !/\.(test|stories|fixtures)\.tsx$/.test(file),
);
const read = (file: string) => readFileSync(path.join(root, file), "utf8");

it("every part that a partner may style stands in the guide with its picture, and nothing else does (15.2.4)", () => {
  const parts = sources.flatMap((file) => [...read(file).matchAll(/data-part="([\w-]+)"/g)].map(([, part]) => part));
  const rows = [...read("docs/embedding.md").matchAll(/^\| `([\w-]+)`[^|]*\|[^|]*\| !\[[^\]]+\]\(([^)]+)\) \|$/gm)];
  expect(new Set(rows.map(([, part]) => part))).toEqual(new Set(parts));
  expect(rows.filter(([, , picture = ""]) => !existsSync(path.join(root, "docs", picture)))).toEqual([]);
});
