/**
 * Writes into docs/reading.md how well conversations are analysed by phrases, from the two sets of conversations.
 * `--check` writes nothing and fails if the tables are out of date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { judge, qualityTables } from "../packages/server/src/engine/reading/testing/set/readingQuality.ts";
import { readSet } from "../packages/server/src/engine/reading/testing/set/readSet.ts";
import { root } from "./run.ts";

const file = path.join(root, "docs/reading.md");
const text = readFileSync(file, "utf8");
const tables = {
  known: qualityTables(await judge(readSet())),
  unseen: qualityTables(await judge(readSet({ isUnseen: true }))),
};
const wanted = Object.entries(tables).reduce(
  (written, [name, table]) =>
    written.replace(
      new RegExp(`(<!-- ${name} -->\n\n)[\\s\\S]*?(\n\n<!-- /${name} -->)`),
      (_all, begin: string, end: string) => `${begin}${table}${end}`,
    ),
  text,
);
if (wanted !== text) {
  if (process.argv.includes("--check")) {
    console.error("Stale: docs/reading.md. Run `pnpm generate` and commit the result.");
    process.exitCode = 1;
  } else writeFileSync(file, wanted);
}
