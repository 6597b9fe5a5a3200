import path from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

import { build, type InlineConfig, loadConfigFromFile, type Plugin, type Rolldown } from "vite";

import { root } from "../tooling/run.ts";

/** One file of JavaScript that a browser fetches. */
export interface Chunk {
  fileName: string;
  name: string;
  /** Whether it is what the page itself asks for. */
  isEntry: boolean;
  code: string;
  gzipBytes: number;
  /** Files that are fetched along with it, and files it asks for when they are needed. */
  imports: string[];
  dynamicImports: string[];
  /** The source it stands for, when something imports it by name. */
  entrySource: string | undefined;
  /** The bytes of each source inside, before minification. */
  sources: ReadonlyMap<string, number>;
  /** Where each piece of the code comes from. */
  map: Rolldown.SourceMap | null;
}

/** What a bundler made, by file name. */
export type Bundle = ReadonlyMap<string, Chunk>;

const widgetsFolder = path.join(root, "packages/widgets");

/**
 * Bundles modules that partners could have written, from the repository's sources, the way the embed script is built:
 * minified, split, react-aria's texts in two languages. React is left to the page.
 *
 * @param modules their texts by name, each an entry of its own; `/src/…` stands for the widgets package.
 */
export async function bundleModules(modules: Readonly<Record<string, string>>): Promise<Bundle> {
  const embed = await loadConfigFromFile(
    { command: "build", mode: "production" },
    path.join(widgetsFolder, "vite.embed.config.ts"),
  );
  if (!embed) throw new Error("packages/widgets has no vite.embed.config.ts.");
  const { plugins = [], resolve, define } = embed.config;
  const input = Object.fromEntries(Object.keys(modules).map((name) => [name, `bench:${name}`]));
  return bundle({
    configFile: false,
    root: widgetsFolder,
    resolve,
    define,
    plugins: [virtualModules(modules), ...plugins],
    build: {
      target: "es2022",
      sourcemap: "hidden",
      lib: { entry: input, formats: ["es"] },
      rolldownOptions: {
        input,
        external: /^react(-dom)?(\/|$)/,
        // A page's own file takes in what only it and what it fetches later need, as in a build of the page itself.
        preserveEntrySignatures: Object.keys(input).length === 1 ? "allow-extension" : "strict",
        output: { minify: true },
      },
    },
  });
}

/** Bundles what a Vite configuration says, without writing it. */
export async function bundle(config: InlineConfig): Promise<Bundle> {
  const all = await build({ logLevel: "error", ...config, build: { ...config.build, write: false } });
  const [made, ...others] = Array.isArray(all) ? all : [all];
  if (!made || !("output" in made) || others.length > 0) throw new Error("One build makes one output.");
  const chunks = made.output.filter((file) => file.type === "chunk");
  return new Map(chunks.map((chunk) => [chunk.fileName, toChunk(chunk)]));
}

/** The embed script, as its configuration builds it. */
export async function bundleEmbedScript(): Promise<Bundle> {
  return bundle({ root: widgetsFolder, configFile: path.join(widgetsFolder, "vite.embed.config.ts") });
}

/** The bundle's one entry, or the one of a name. */
export function entryOf(bundle: Bundle, entryName?: string): Chunk {
  const entry = [...bundle.values()].find(
    ({ isEntry, name }) => isEntry && (entryName === undefined || name === entryName),
  );
  if (!entry) throw new Error(`The bundle has no entry ${entryName ?? ""}.`);
  return entry;
}

/** The chunk that stands for a source: `widgets/call-history/index.ts`. */
export function chunkOf(bundle: Bundle, source: string): Chunk {
  const chunk = [...bundle.values()].find(({ entrySource }) => entrySource?.endsWith(source));
  if (!chunk) throw new Error(`No chunk stands for ${source}.`);
  return chunk;
}

/** What the browser has after it fetched these chunks and all they import. */
export function fetchedWith(bundle: Bundle, chunks: readonly Chunk[]): Set<Chunk> {
  return closure(bundle, chunks, ({ imports }) => imports);
}

/** What it may fetch later on, beyond what it has. */
export function lazyBeyond(bundle: Bundle, fetched: ReadonlySet<Chunk>): Set<Chunk> {
  return without(
    closure(bundle, [...fetched], (chunk) => [...chunk.imports, ...chunk.dynamicImports]),
    fetched,
  );
}

/** Files that wait for each other: which of them is run first is luck. */
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

/** The chunks that are not among the others. */
export function without(chunks: ReadonlySet<Chunk>, others: ReadonlySet<Chunk>): Set<Chunk> {
  return new Set([...chunks].filter((chunk) => !others.has(chunk)));
}

/** The size of several files, each compressed on its own as a server sends them. */
export function gzipOf(chunks: Iterable<Chunk>): number {
  return [...chunks].reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
}

/** The size of several files as one, as a bundler makes it for a page that needs just them. */
export function gzipAsOne(chunks: Iterable<Chunk>): number {
  return gzipSync([...chunks].map(({ code }) => code).join("\n"), { level: 9 }).length;
}

/** The same for browsers that take brotli, as a server sends a file that was compressed when it was built. */
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
