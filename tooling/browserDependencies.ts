/**
 * What the browser's sources import from packages, as names Vite can bundle before the first test.
 *
 * A dependency that Vite finds late makes it reload the page under a running test, so a cold run must know them all.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { root } from "./run.ts";

/** Workspace packages whose sources run in the browser, from the root's point of view. */
const owners = ["sdk", "widgets"];

/** The test runner serves these itself. */
const isOfTheRunner = /^vitest($|\/)/;

/**
 * The names for Vite's `optimizeDeps.include`: plain for what the root depends on, else through the package that
 * does (`@callwright/widgets > zod/mini`), because only that one sees it under pnpm.
 */
export function browserDependencies(): string[] {
  const atRoot = dependenciesOf(".");
  const found = new Map(importedIn(".storybook").map((name) => [name, name]));
  for (const owner of owners) {
    const own = dependenciesOf(`packages/${owner}`);
    for (const name of importedIn(`packages/${owner}/src`)) {
      if (atRoot.has(packageOf(name))) found.set(name, name);
      else if (own.has(packageOf(name)) && !found.has(name)) found.set(name, `@callwright/${owner} > ${name}`);
    }
  }
  return [...found.values()].toSorted();
}

/** Everything that `import`s and `export … from`s name, types left out, and style sheets, which are not bundled. */
function importedIn(folder: string): string[] {
  const sources = globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root });
  const names = sources.flatMap((file) => importsOf(readFileSync(path.join(root, file), "utf8")));
  return [...new Set(names)].filter((name) => !isOfTheRunner.test(name) && !name.endsWith(".css"));
}

const statement = /^(?:import|export)\s+(?!type\b)(?:[^"';]*?\sfrom\s+)?"([^"]+)"/gm;
const onDemand = /\bimport\("([^"]+)"\)/g;

function importsOf(source: string): string[] {
  const names = [...source.matchAll(statement), ...source.matchAll(onDemand)].map(([, name = ""]) => name);
  return names.filter((name) => !name.startsWith(".") && !name.startsWith("@callwright/"));
}

/** `zod/mini` is of `zod`, `@scope/name/sub` of `@scope/name`. */
function packageOf(name: string): string {
  return name.split("/", name.startsWith("@") ? 2 : 1).join("/");
}

function dependenciesOf(folder: string): Set<string> {
  const manifest = JSON.parse(readFileSync(path.join(root, folder, "package.json"), "utf8")) as {
    dependencies?: object;
    devDependencies?: object;
    peerDependencies?: object;
  };
  return new Set(
    [manifest.dependencies, manifest.devDependencies, manifest.peerDependencies].flatMap((names) =>
      Object.keys(names ?? {}),
    ),
  );
}
