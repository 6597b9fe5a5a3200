import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { build, type InlineConfig, loadConfigFromFile, type Plugin, type Rolldown } from "vite";

import { hintsName } from "../tooling/compileHints.ts";
import { root } from "../tooling/run.ts";

/** A JavaScript file that a browser loads. */
export interface Chunk {
  fileName: string;
  name: string;
  /** Whether it is an entry, which the page itself loads. */
  isEntry: boolean;
  code: string;
  gzipBytes: number;
  /** The files that are loaded together with it, and those that it loads when they are needed. */
  imports: string[];
  dynamicImports: string[];
  /** The source file that it represents, if another file imports that source dynamically. */
  entrySource: string | undefined;
  /** The bytes of each source in it, before minification. */
  sources: ReadonlyMap<string, number>;
  /** The source map. */
  map: Rolldown.SourceMap | null;
}

/** The output of a bundler, by file name. */
export type Bundle = ReadonlyMap<string, Chunk>;

const widgetsFolder = path.join(root, "packages/widgets");

/**
 * Bundles modules that partners could have written, from the repository's sources and in the way in which the embed
 * script is built: minified, split, with react-aria's texts in two languages. React is external.
 *
 * @param modules the code of the modules by name, each an entry of its own; `/src/…` stands for the widgets package.
 * @param extra further plugins, which come first.
 */
export async function bundleModules(
  modules: Readonly<Record<string, string>>,
  extra: readonly Plugin[] = [],
): Promise<Bundle> {
  const embed = await loadConfigFromFile(
    { command: "build", mode: "production" },
    path.join(widgetsFolder, "vite.embed.config.ts"),
  );
  if (!embed) throw new Error("packages/widgets has no vite.embed.config.ts.");
  const { plugins = [], resolve, define } = embed.config;
  // A partner's bundler adds no hints, and source maps do not know them.
  const partners = plugins.filter((plugin) => !(plugin && "name" in plugin && plugin.name === hintsName));
  const input = Object.fromEntries(Object.keys(modules).map((name) => [name, `bench:${name}`]));
  return bundle({
    configFile: false,
    root: widgetsFolder,
    resolve,
    define,
    plugins: [virtualModules(modules), ...extra, ...partners],
    build: {
      target: "es2022",
      sourcemap: "hidden",
      lib: { entry: input, formats: ["es"] },
      rolldownOptions: {
        input,
        external: /^react(-dom)?(\/|$)/,
        // A page's own file contains the code that only it and the files it loads later need, as in a build of the page
        // itself.
        preserveEntrySignatures: Object.keys(input).length === 1 ? "allow-extension" : "strict",
        output: { minify: true },
      },
    },
  });
}

/** Builds a Vite configuration without writing the output. */
export async function bundle(config: InlineConfig): Promise<Bundle> {
  const all = await build({ logLevel: "error", ...config, build: { ...config.build, write: false } });
  const [made, ...others] = Array.isArray(all) ? all : [all];
  if (!made || !("output" in made) || others.length > 0) throw new Error("One build makes one output.");
  const chunks = made.output.filter((file) => file.type === "chunk");
  return new Map(chunks.map((chunk) => [chunk.fileName, toChunk(chunk)]));
}

/** Bundles the embed script with its own configuration. */
export async function bundleEmbedScript(): Promise<Bundle> {
  return bundle({ root: widgetsFolder, configFile: path.join(widgetsFolder, "vite.embed.config.ts") });
}

/** The entry of a bundle: the only one, or the one with this name. */
export function entryOf(bundle: Bundle, entryName?: string): Chunk {
  const entry = [...bundle.values()].find(
    ({ isEntry, name }) => isEntry && (entryName === undefined || name === entryName),
  );
  if (!entry) throw new Error(`The bundle has no entry ${entryName ?? ""}.`);
  return entry;
}

/** The chunk of a source file, for example `widgets/call-history/index.ts`: its own, or the one that includes it. */
export function chunkOf(bundle: Bundle, source: string): Chunk {
  const chunks = [...bundle.values()];
  const chunk =
    chunks.find(({ entrySource }) => entrySource?.endsWith(source)) ??
    chunks.find(({ sources }) => [...sources.keys()].some((one) => one.endsWith(source)));
  if (!chunk) throw new Error(`No chunk stands for ${source}.`);
  return chunk;
}

/** The chunks that a browser has after it has loaded these chunks and everything that they import. */
export function fetchedWith(bundle: Bundle, chunks: readonly Chunk[]): Set<Chunk> {
  return closure(bundle, chunks, ({ imports }) => imports);
}

/** The further chunks that a browser may load later. */
export function lazyBeyond(bundle: Bundle, fetched: ReadonlySet<Chunk>): Set<Chunk> {
  return without(
    closure(bundle, [...fetched], (chunk) => [...chunk.imports, ...chunk.dynamicImports]),
    fetched,
  );
}

/** The import cycles of a bundle. In a cycle it is undefined which file is run first. */
export function circles(bundle: Bundle): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const follow = (fileName: string, way: readonly string[]) => {
    if (way.includes(fileName)) found.push(way.slice(way.indexOf(fileName)));
    if (done.has(fileName) || way.includes(fileName)) return;
    for (const next of bundle.get(fileName)?.imports ?? []) follow(next, [...way, fileName]);
    done.add(fileName);
  };
  for (const fileName of bundle.keys()) follow(fileName, []);
  return found;
}

/** The chunks without the others. */
export function without(chunks: ReadonlySet<Chunk>, others: ReadonlySet<Chunk>): Set<Chunk> {
  return new Set([...chunks].filter((chunk) => !others.has(chunk)));
}

/** The size of several files, each compressed separately, as a server sends them. */
export function gzipOf(chunks: Iterable<Chunk>): number {
  return [...chunks].reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
}

/** The size of several files compressed as one, as a bundler would make them for a page that needs only these. */
export function gzipAsOne(chunks: Iterable<Chunk>): number {
  return gzipSync([...chunks].map(({ code }) => code).join("\n"), { level: 9 }).length;
}

/** The same with brotli, as a server sends a file that was compressed at build time. */
export function brotliAsOne(chunks: Iterable<Chunk>): number {
  const code = Buffer.from([...chunks].map((chunk) => chunk.code).join("\n"));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: code.length };
  return brotliCompressSync(code, { params }).length;
}

function closure(bundle: Bundle, from: readonly Chunk[], next: (chunk: Chunk) => string[]): Set<Chunk> {
  const found = new Set(from);
  for (const chunk of found) {
    for (const fileName of next(chunk)) {
      const neighbour = bundle.get(fileName);
      if (neighbour) found.add(neighbour);
    }
  }
  return found;
}

function toChunk(chunk: Rolldown.OutputChunk): Chunk {
  return {
    fileName: chunk.fileName,
    name: chunk.name,
    isEntry: chunk.isEntry,
    code: chunk.code,
    gzipBytes: gzipSync(chunk.code, { level: 9 }).length,
    imports: chunk.imports,
    dynamicImports: chunk.dynamicImports,
    entrySource: chunk.facadeModuleId ?? undefined,
    sources: new Map(Object.entries(chunk.modules).map(([id, { renderedLength }]) => [id, renderedLength])),
    map: chunk.map,
  };
}

function virtualModules(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: "bench-entries",
    enforce: "pre",
    resolveId: (source) => (source.startsWith("bench:") ? `\0${source}` : undefined),
    load: (source) => (source.startsWith("\0bench:") ? modules[source.slice(7)] : undefined),
  };
}
