/** The doors of the packages that partners install: one per entry, as ES module and as CommonJS, each with its types. */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

interface Manifest extends Record<string, unknown> {
  exports: Record<string, string | { "callwright-source": string }>;
}

/**
 * The source of every door by its name, `.` or `./ui`: what `package.json` names, and every widget.
 *
 * @param folder of the package, from the file system's root, as everywhere here.
 */
export function doorsOf(folder: string): Map<string, string> {
  const named = Object.entries(readManifest(folder).exports).flatMap(([name, ways]) =>
    typeof ways === "string" ? [] : [[name, ways["callwright-source"]] as const],
  );
  const widgets = globSync("src/widgets/*/index.ts", { cwd: folder }).toSorted();
  return new Map([
    ...named.filter(([, source]) => existsSync(path.join(folder, source))),
    ...widgets.map((source) => [`./${path.basename(path.dirname(source))}`, `./${source}`] as const),
  ]);
}

/** What a door is built to, without ending: `./dist/ui/index`. */
export const builtDoor = (source: string) => source.replace("./src/", "./dist/").replace(/\.ts$/, "");

/** The `package.json` of a package with its doors as they should be. */
export function manifestWithDoors(folder: string): string {
  const doors = [...doorsOf(folder)];
  const ways = doors.map(([name, source]) => [name, waysThrough(source)] as const);
  const types = doors.map(([name, source]) => [name.slice("./".length), [`${builtDoor(source)}.d.cts`]] as const);
  const manifest = {
    ...readManifest(folder),
    main: "./dist/index.cjs",
    module: "./dist/index.js",
    types: "./dist/index.d.cts",
    exports: { ...Object.fromEntries(ways), "./package.json": "./package.json" },
    // For TypeScript's `moduleResolution: "node"`, which does not read `exports`.
    typesVersions: { "*": Object.fromEntries(types.filter(([name]) => name !== "")) },
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

function waysThrough(source: string) {
  const built = builtDoor(source);
  return {
    // Within the repository, packages are used from their sources.
    "callwright-source": source,
    import: { types: `${built}.d.ts`, default: `${built}.js` },
    require: { types: `${built}.d.cts`, default: `${built}.cjs` },
  };
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
