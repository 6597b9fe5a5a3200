import { build, type InlineConfig, type Rolldown } from "vite";

import { withImports } from "./withImports.ts";

/** The names of pages. */
export type Pages = ReadonlySet<string>;

/** A file for what some pages share. */
export interface SharedFile {
  name: string;
  /** Whether a module that these pages begin with belongs there. The first file that takes it has it. */
  has: (pages: Pages) => boolean;
}

interface Sharing {
  /** The page that a module stands for, when it is fetched as one. */
  pageOf: (module: string) => string | undefined;
  /** The files, given which pages begin with a module. */
  files: (beginWith: (module: RegExp) => Pages) => SharedFile[];
}

/**
 * Gathers what pages share in a few files: left to itself a bundler makes a file for each set of pages, sixty of some hundred
 * bytes. Who needs one module of a file fetches all of it, so a file should hold what the same pages need. Which ones those are
 * is asked of a build without such files: a list by hand would be wrong after the next import.
 *
 * @returns groups for `rolldownOptions.output.codeSplitting`. What the entry begins with is in none of them.
 */
export async function sharedFiles(
  config: InlineConfig,
  { pageOf, files }: Sharing,
): Promise<Rolldown.CodeSplittingGroup[]> {
  const chunks = await chunksOf(config);
  const initial = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).flatMap((entry) => modulesOf(entry, chunks)),
  );
  const pages = new Map<string, Set<string>>();
  for (const chunk of chunks.values()) {
    const page = chunk.facadeModuleId && pageOf(chunk.facadeModuleId);
    if (!page) continue;
    for (const module of modulesOf(chunk, chunks)) {
      if (initial.has(module)) continue;
      const known = pages.get(module);
      if (known) known.add(page);
      else pages.set(module, new Set([page]));
    }
  }
  // What is imported on demand is a file of its own: its name leads there.
  for (const { facadeModuleId } of chunks.values()) if (facadeModuleId) pages.delete(facadeModuleId);

  const beginWith = (module: RegExp) =>
    new Set([...pages].filter(([id]) => module.test(id)).flatMap(([, names]) => [...names]));
  return files(beginWith).map(({ name, has }) => ({
    name,
    test: (id) => {
      const names = pages.get(id);
      return names !== undefined && has(names);
    },
    includeDependenciesRecursively: false,
  }));
}

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;

async function chunksOf(config: InlineConfig): Promise<Chunks> {
  const all = await build({
    ...config,
    configFile: false,
    logLevel: "error",
    build: { ...config.build, write: false, minify: false },
  });
  const [made, ...others] = Array.isArray(all) ? all : [all];
  if (!made || !("output" in made) || others.length > 0) throw new Error("One build makes one output.");
  return new Map(made.output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file] as const] : [])));
}

/** All that comes with a file. */
function modulesOf(chunk: Rolldown.OutputChunk, chunks: Chunks): string[] {
  return [...withImports(chunk, (name) => chunks.get(name))].flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
}
