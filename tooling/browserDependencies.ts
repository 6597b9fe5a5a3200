/**
 * The imports of packages in the browser's sources, as names that Vite can bundle before the first test.
 *
 * If Vite discovers a dependency late, it reloads the page during a test, so a first run must know all of them.
 */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { root } from "./run.ts";

/** Workspace packages whose sources run in the browser, relative to the root. */
const owners = ["sdk", "widgets"];

/** The test runner provides these itself. */
const isOfTheRunner = /^vitest($|\/)/;

/**
 * The names for Vite's `optimizeDeps.include`: plain for dependencies of the root, otherwise through the package that
 * depends on it (`@callwright/widgets > zod/mini`), because with pnpm only this package has access to it.
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

/** All modules in `import` and `export … from`, without types and style sheets, which are not bundled. */
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

/** `zod/mini` belongs to `zod`, `@scope/name/sub` to `@scope/name`. */
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
