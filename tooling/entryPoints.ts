/** The entry points of the packages that partners install, each as an ES module and as CommonJS, with its types. */
import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";

interface Manifest extends Record<string, unknown> {
  exports: Record<string, string | { "callwright-source": string }>;
}

/**
 * The source of every entry point by its name, `.` or `./ui`: those in `package.json`, and every widget.
 *
 * @param folder of the package, as an absolute path, like everywhere here.
 */
export function entryPointsOf(folder: string): Map<string, string> {
  const named = Object.entries(readManifest(folder).exports).flatMap(([name, ways]) =>
    typeof ways === "string" ? [] : [[name, ways["callwright-source"]] as const],
  );
  const widgets = globSync("src/widgets/*/index.ts", { cwd: folder }).toSorted();
  return new Map([
    ...named.filter(([, source]) => existsSync(path.join(folder, source))),
    ...widgets.map((source) => [`./${path.basename(path.dirname(source))}`, `./${source}`] as const),
  ]);
}

/** The output path of an entry point, without its extension: `./dist/ui/index`. */
export const builtPath = (source: string) => source.replace("./src/", "./dist/").replace(/\.ts$/, "");

/** The expected `package.json` of a package, with its entry points. */
export function manifestWithEntryPoints(folder: string): string {
  const entryPoints = [...entryPointsOf(folder)];
  const ways = entryPoints.map(([name, source]) => [name, waysThrough(source)] as const);
  const types = entryPoints.map(([name, source]) => [name.slice("./".length), [`${builtPath(source)}.d.cts`]] as const);
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
  const built = builtPath(source);
  return {
    // Within the repository, packages are imported from their sources.
    "callwright-source": source,
    import: { types: `${built}.d.ts`, default: `${built}.js` },
    require: { types: `${built}.d.cts`, default: `${built}.cjs` },
  };
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
