import { build, type InlineConfig, type Rolldown } from "vite";

import { withImports } from "./withImports.ts";

/** The names of pages. */
export type Pages = ReadonlySet<string>;

/** A file for modules that some pages share. */
export interface SharedFile {
  name: string;
  /**
   * Whether a module in the first load of these pages belongs there. `isShared` says that other code needs it too: another
   * page, or what a page loads on demand. The first file that accepts a module gets it.
   */
  has: (pages: Pages, isShared: boolean) => boolean;
}

interface Sharing {
  /** The page of a module that is imported as a page. */
  pageOf: (module: string) => string | undefined;
  /** The page that all others need. It is in a shared file itself, for which a browser can then ask at once. */
  base?: string;
  /** The files, given which pages have a module in their first load. */
  files: (beginWith: (module: RegExp) => Pages) => SharedFile[];
}

/**
 * Combines modules that pages share in a few files: by default, a bundler creates a file for each set of pages, sixty
 * files of some hundred bytes. A page that needs one module of a file loads all of it, so a file should contain modules
 * that the same pages need. A build without such files determines which ones these are, because a list by hand would be
 * wrong after the next import.
 *
 * @returns groups for `rolldownOptions.output.codeSplitting`. None of them contains a module of the entry's first load.
 */
export async function sharedFiles(
  config: InlineConfig,
  { pageOf, base, files }: Sharing,
): Promise<Rolldown.CodeSplittingGroup[]> {
  const chunks = await chunksOf(config);
  const initial = new Set(
    [...chunks.values()].filter(({ isEntry }) => isEntry).flatMap((entry) => modulesOf(entry, chunks)),
  );
  const pages = new Map<string, Set<string>>();
  // Without groups, what a page's own file includes is needed by that page alone.
  const unshared = new Set<string>();
  for (const chunk of chunks.values()) {
    const page = chunk.facadeModuleId && pageOf(chunk.facadeModuleId);
    if (!page) continue;
    for (const module of chunk.moduleIds) unshared.add(module);
    for (const module of modulesOf(chunk, chunks)) {
      if (initial.has(module)) continue;
      const known = pages.get(module);
      if (known) known.add(page);
      else pages.set(module, new Set([page]));
    }
  }
  // A module that is imported on demand is a separate file: its name leads there.
  for (const { facadeModuleId } of chunks.values())
    if (facadeModuleId && pageOf(facadeModuleId) !== base) pages.delete(facadeModuleId);

  const beginWith = (module: RegExp) =>
    new Set([...pages].filter(([id]) => module.test(id)).flatMap(([, names]) => [...names]));
  return files(beginWith).map(({ name, has }) => ({
    name,
    test: (id) => {
      const names = pages.get(id);
      return names !== undefined && has(names, !unshared.has(id));
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

/** All modules that a file includes. */
function modulesOf(chunk: Rolldown.OutputChunk, chunks: Chunks): string[] {
  return [...withImports(chunk, (name) => chunks.get(name))].flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 ? [id] : [])),
  );
}
