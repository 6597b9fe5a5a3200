/** The files of a Storybook build that we read. */
export interface StorybookBuild {
  folder: string;
  stories: Story[];
  modules: BuiltModule[];
}

/** A story in `index.json`. */
export interface Story {
  id: string;
  title: string;
  name: string;
  importPath: string;
}

/** A module of a build in `preview-stats.json`. */
export interface BuiltModule {
  /** Its path from the root, `./packages/…`. */
  name: string;
  /** Who imports it. */
  reasons: { moduleName: string }[];
}

/** Files that affect every story, although none imports them. */
const behindAll = /^(\.storybook\/(main|preview)\.tsx?$|tooling\/styles\/(?!.*\.test\.))/;

/**
 * The stories that a change of files can have changed: stories whose file imports one of them, directly or indirectly,
 * before or after; stories that only one of the builds has; and all stories if the code around every story has changed.
 * A package counts as changed if only one of the builds has this version of it.
 */
export function changedStories(files: readonly string[], before: StorybookBuild, after: StorybookBuild): Story[] {
  const changed = [...files, ...packagesOfOne(before, after), ...packagesOfOne(after, before)];
  const reached = new Set([...changed, ...importers(changed, before), ...importers(changed, after)]);
  const isEverything = [...reached].some((file) => behindAll.test(file));
  const isInBoth = (id: string) => [before, after].every(({ stories }) => stories.some((story) => story.id === id));
  const all = new Map([...before.stories, ...after.stories].map((story) => [story.id, story]));
  return [...all.values()]
    .filter(({ id, importPath }) => isEverything || reached.has(plain(importPath)) || !isInBoth(id))
    .toSorted((one, other) => one.id.localeCompare(other.id));
}

/** The files of packages that only one build has. Their paths contain the version. */
function packagesOfOne(one: StorybookBuild, other: StorybookBuild): string[] {
  const known = new Set(other.modules.map(({ name }) => plain(name)));
  return one.modules
    .map(({ name }) => plain(name))
    .filter((name) => name.startsWith("node_modules/") && !known.has(name));
}

function importers(changed: readonly string[], { modules }: StorybookBuild): Set<string> {
  const importersOf = new Map(
    modules.map(({ name, reasons }) => [plain(name), reasons.map(({ moduleName }) => plain(moduleName))]),
  );
  const reached = new Set<string>();
  const waiting = [...changed];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    waiting.push(...(importersOf.get(file) ?? []));
  }
  return reached;
}

/** A module's path as in Git: from the root, and without a plugin's additions. */
const plain = (name: string) => name.replace(/^\.\//, "").replace(/\?.*$/, "");
