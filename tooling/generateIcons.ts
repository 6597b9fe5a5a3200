/**
 * Writes the icons that our code imports by name from an `icons.ts`, each as one path of Lucide's drawing, so that
 * nothing else of it is shipped. `--check` writes nothing and fails if an icon is missing or not used any more.
 */
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

import * as lucide from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

import { iconPath, shapesIn } from "./iconPath.ts";
import { root } from "./run.ts";

const drawings: Readonly<Record<string, unknown>> = lucide;
const places = [
  ["packages/widgets/src", "packages/widgets/src/ui/icon/generated"],
  ["packages/host-app/src", "packages/host-app/src/layout/generated"],
] as const;

const isCheck = process.argv.includes("--check");
for (const [folder, place] of places) {
  const names = [...usedIn(folder)].toSorted();
  const wanted = new Map(names.map((name) => [`${place}/icons/${name}.ts`, `${banner(folder)}${exportOf(name)}`]));
  // One file each, so that a page loads the icons of its first render, and the others with the parts that use them.
  const list = names.map((name) => `export { ${name} } from "./icons/${name}.js";\n`).join("");
  wanted.set(`${place}/icons.ts`, `${banner(folder)}${list}`);

  const unused = globSync(`${place}/icons/*.ts`, { cwd: root }).filter((file) => !wanted.has(file));
  const stale = [...wanted].filter(([file, text]) => text !== read(file));
  if (!isCheck) {
    for (const file of unused) rmSync(path.join(root, file));
    mkdirSync(path.join(root, place, "icons"), { recursive: true });
    for (const [file, text] of stale) writeFileSync(path.join(root, file), text);
  } else if (stale.length + unused.length > 0) {
    console.error(
      `Stale: ${[...stale.map(([file]) => file), ...unused].join(", ")}. Run \`pnpm generate\` and commit the result.`,
    );
    process.exitCode = 1;
  }
}

/** The names that files of a folder import from its `icons.ts`. */
function usedIn(folder: string): Set<string> {
  const sources = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).map((file) =>
    readFileSync(path.join(root, file), "utf8"),
  );
  const imports = sources.flatMap((source) => [
    ...source.matchAll(/import \{([^}]*)\} from "[^"]*\/icons\.(?:js|ts)"/g),
  ]);
  const names = imports.flatMap(([, list = ""]) => list.split(",").map((entry) => entry.trim().split(" as ")[0] ?? ""));
  return new Set(names.filter((name) => name !== ""));
}

function exportOf(name: string): string {
  const drawing = drawings[name];
  if (drawing === undefined) throw new Error(`Lucide has no icon ${name}.`);
  const svg = renderToStaticMarkup(createElement(drawing as lucide.LucideIcon));
  return `export const ${name} = ${JSON.stringify(iconPath(shapesIn(svg)))};\n`;
}

function banner(folder: string): string {
  return `// Written by \`pnpm generate\` from Lucide's drawings (ISC): the icons that ${folder} imports from here.\n`;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(path.join(root, file), "utf8");
  } catch {
    return undefined;
  }
}
