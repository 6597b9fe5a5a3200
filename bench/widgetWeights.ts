/** The weight of every widget for a partner's visitors, through each integration. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import { withFetchedAlone } from "./fetchedAlone.ts";
import {
  brotliAsOne,
  type Bundle,
  bundleEmbedScript,
  bundleModules,
  type Chunk,
  chunkOf,
  entryOf,
  fetchedWith,
  gzipAsOne,
  gzipOf,
  lazyBeyond,
  without,
} from "./bundle.ts";
import { type Widget, widgets } from "./widgetList.ts";

/** Weights in bytes, gzipped unless stated otherwise. */
export interface Weight {
  /** The code before the first paint, with the shared core, as one file. */
  first: number;
  /** The same, with the code that the widget then loads by itself. */
  interactive: number;
  /** The code before the first paint, compressed with brotli. */
  brotli: number;
  /** The styles in the code before the first paint. */
  css: number;
  /** All styles, including those of code that is loaded later. */
  allCss: number;
  /** The code that is loaded on demand, each file compressed separately. */
  lazy: number;
  /** The files of the first paint, and those that are loaded later. */
  chunks: { first: Set<Chunk>; lazy: Set<Chunk> };
}

/** The code that every widget needs: the provider, with the theme and the client of the page's session. */
const core = `export { CallwrightProvider } from "/src/provider/index.ts";`;

/** The code of a page with one widget. */
export function codeOf({ name, folder }: Widget): string {
  return `${core} export { ${name} } from "/src/widgets/${folder}/index.ts";`;
}

/** The weights of the React components: each widget with the core, the core alone, and all together. */
export interface ComponentWeights {
  core: Weight;
  widgets: ReadonlyMap<string, Weight>;
  all: Weight;
  /** What a widget, by its name, adds to the first paint of a partner's page that already has another one. */
  added: ReadonlyMap<string, number[]>;
}

/**
 * Bundles every widget as the only one of its page, and all of them together, an entry each, to find what pages with
 * several widgets share.
 */
export async function weighComponents(): Promise<ComponentWeights> {
  const all = widgets();
  const alone = new Map<string, Weight>();
  // They are bundled one after the other, because one build already uses all cores.
  for (const widget of all) alone.set(widget.name, await weighPage(codeOf(widget)));
  const made = await bundleModules(Object.fromEntries(all.map((widget) => [widget.name, codeOf(widget)])));
  const pages = new Map(all.map(({ name }) => [name, fetchedWith(made, [entryOf(made, name)])]));
  return {
    core: await weighPage(core),
    widgets: alone,
    all: weigh(made, new Set([...pages.values()].flatMap((page) => [...page]))),
    added: addedBySecond(new Map([...pages].filter(([name]) => all.some((one) => one.name === name && one.isElement)))),
  };
}

/** Weighs a page that is bundled from this module alone. */
async function weighPage(code: string): Promise<Weight> {
  const made = await bundleModules({ page: code });
  return weigh(made, fetchedWith(made, [entryOf(made)]));
}

function addedBySecond(pages: ReadonlyMap<string, ReadonlySet<Chunk>>): Map<string, number[]> {
  const added = new Map([...pages.keys()].map((name) => [name, [] as number[]]));
  const alone = new Map([...pages].map(([name, page]) => [name, gzipAsOne(page)]));
  const all = [...pages];
  for (const [at, [one, page]] of all.entries())
    for (const [other, otherPage] of all.slice(at + 1)) {
      const both = gzipAsOne(new Set([...page, ...otherPage]));
      added.get(other)?.push(Math.max(0, both - (alone.get(one) ?? 0)));
      added.get(one)?.push(Math.max(0, both - (alone.get(other) ?? 0)));
    }
  return added;
}

/** The weights of the embed script, including React. */
export interface ElementWeights {
  /** The loader, which every page loads, whether it has an element or not. */
  loader: number;
  /** The code that is loaded when the first element of a page appears, by the widget's folder. */
  elements: ReadonlyMap<string, number>;
}

/** Bundles the embed script with its own configuration and weighs it. */
export async function weighElements(): Promise<ElementWeights> {
  const made = await bundleEmbedScript();
  const loader = fetchedWith(made, [entryOf(made)]);
  const drawing = ["elements/early.ts", "elements/liveElement.ts"].map((source) => chunkOf(made, source));
  const elements = widgets().flatMap(({ folder, isElement }) => {
    if (!isElement) return [];
    const chunk = chunkOf(made, `widgets/${folder}/index.ts`);
    return [[folder, gzipOf(without(fetchedWith(made, [...drawing, chunk]), loader))] as const];
  });
  return { loader: gzipOf(loader), elements: new Map(elements) };
}

function weigh(made: Bundle, first: Set<Chunk>): Weight {
  const lazy = lazyBeyond(made, first);
  return {
    first: gzipAsOne(first),
    interactive: gzipAsOne(withFetchedAlone(made, first)),
    brotli: brotliAsOne(first),
    css: gzipSync(cssOf(first), { level: 9 }).length,
    allCss: gzipSync(cssOf([...first, ...lazy]), { level: 9 }).length,
    lazy: gzipOf(lazy),
    chunks: { first, lazy },
  };
}

/** The text of all styles in these files. */
function cssOf(chunks: Iterable<Chunk>): string {
  const sources = [...chunks].flatMap(({ sources }) => [...sources].filter(([, bytes]) => bytes > 0));
  const styles = sources.map(([source]) => source).filter((source) => source.endsWith(".styles.ts"));
  return [...new Set(styles)]
    .flatMap((source) => [...readFileSync(source, "utf8").matchAll(/`([^`]*)`/g)])
    .map(([, css = ""]) => css.replaceAll(/\/\*[^]*?\*\/|\$\{[^}]*\}/g, "").replaceAll(/\s+/g, " "))
    .join("");
}
