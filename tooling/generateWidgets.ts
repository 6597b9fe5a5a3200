/**
 * Writes the partners' files about the packages from their sources: the entry points in `package.json`, the
 * custom-elements manifest, the types of tags, and the tables of docs/embedding.md. `--check` writes nothing and fails
 * if one of them is out of date.
 */
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { mistakes } from "../packages/widgets/src/lib/mistakes.ts";
import { elementManifest } from "./elementManifest.ts";
import { elementTables, mistakeTable } from "./elementTables.ts";
import { elementTypes } from "./elementTypes.ts";
import { manifestWithEntryPoints } from "./entryPoints.ts";
import { readElements } from "./readElements.ts";
import { root } from "./run.ts";

const ofElements = "<!-- Written by `pnpm generate` from the elements' specs and the widgets' props. -->";
const ofMistakes = "<!-- Written by `pnpm generate` from packages/widgets/src/lib/mistakes.ts. -->";
const end = "<!-- Until here. -->";

const elements = readElements();
const wanted = new Map([
  ...["packages/sdk", "packages/widgets"].map(
    (folder) => [`${folder}/package.json`, manifestWithEntryPoints(path.join(root, folder))] as const,
  ),
  ["packages/widgets/generated/custom-elements.json", `${JSON.stringify(elementManifest(elements), null, 2)}\n`],
  ["packages/widgets/src/elements/generated/tags.ts", elementTypes(elements)],
  ["docs/embedding.md", guide()],
]);

const stale = [...wanted].filter(([file, text]) => !isSame(file, read(file), text));
if (process.argv.includes("--check")) {
  if (stale.length > 0) {
    console.error(`Stale: ${stale.map(([file]) => file).join(", ")}. Run \`pnpm generate\` and commit the result.`);
    process.exitCode = 1;
  }
} else for (const [file, text] of stale) writeFileSync(path.join(root, file), text);

function guide(): string {
  const withElements = withTables(read("docs/embedding.md"), ofElements, elementTables(elements));
  return withTables(withElements, ofMistakes, mistakeTable(mistakes));
}

function withTables(document: string, begin: string, tables: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end, from);
  if (from < 0 || to < from) throw new Error(`docs/embedding.md has no place for ${begin}.`);
  return `${document.slice(0, from)}${begin}\n\n${tables}\n\n${document.slice(to)}`;
}

function read(file: string): string {
  try {
    return readFileSync(path.join(root, file), "utf8");
  } catch {
    return "";
  }
}

/** The formatter sorts the fields of a `package.json`; we determine the order of the entry points. */
function isSame(file: string, before: string, after: string): boolean {
  if (!file.endsWith("package.json")) return before === after;
  const fields = ({ exports, main, module, types, typesVersions }: Record<string, unknown>) =>
    JSON.stringify([exports, main, module, types, typesVersions]);
  return fields(JSON.parse(before) as Record<string, unknown>) === fields(JSON.parse(after) as Record<string, unknown>);
}
