/**
 * What a first paint contains only because something that comes later needs it, too: a module is in one file as a whole,
 * with every export that anything uses, and shared files have to say to each other what they share. The experiment
 * bundles the page once more with nothing on demand.
 */
import type { Plugin } from "vite";

import { budgets } from "./budgets.ts";
import { type Bundle, bundleModules, entryOf, fetchedWith, gzipAsOne } from "./bundle.ts";
import { piecesOf } from "./leaveOneOut.ts";
import type { Figures } from "./report.ts";
import { kilobytes } from "./statistics.ts";
import { type Widget, widgets } from "./widgetList.ts";
import { codeOf } from "./widgetWeights.ts";

/** The code of each source in a first paint, in bytes before compression. */
type Sources = ReadonlyMap<string, number>;

/** The first paint of a page. */
interface FirstPaint {
  bytes: number;
  files: number;
  sources: Sources;
}

/** Measures the first paints of these widgets, as they are and with nothing on demand. */
export async function measureForLater(names: readonly string[]): Promise<Figures[]> {
  const paints: [name: string, whole: FirstPaint, alone: FirstPaint][] = [];
  for (const widget of widgets())
    if (names.includes(widget.name))
      paints.push([widget.name, await paint(widget), await paint(widget, [nothingLater])]);
  return [
    {
      title: "Widgets over their budgets, as they are and with nothing on demand: painted, kB",
      columns: ["widget", "painted", "files", "with nothing on demand", "budget"],
      rows: paints.map(([name, whole, alone]) => [
        name,
        kilobytes(whole.bytes),
        String(whole.files),
        kilobytes(alone.bytes),
        String(budgets[name]?.painted ?? ""),
      ]),
    },
    {
      title: "The sources of which first paints of these widgets have parts for later: bytes before compression",
      columns: ["source", "widgets", "most"],
      rows: forLater(paints).map(([source, bytes]) => [source, String(bytes.length), String(Math.max(...bytes))]),
    },
  ];
}

async function paint(widget: Widget, plugins: Plugin[] = []): Promise<FirstPaint> {
  const made: Bundle = await bundleModules({ page: codeOf(widget) }, plugins);
  const files = fetchedWith(made, [entryOf(made)]);
  const sources = new Map<string, number>();
  for (const [source, code] of piecesOf(files)) sources.set(source, (sources.get(source) ?? 0) + code.length);
  return { bytes: gzipAsOne(files), files: files.size, sources };
}

/** The sources with the bytes that each widget has for later, what most widgets have most of first. */
function forLater(paints: readonly (readonly [string, FirstPaint, FirstPaint])[]): [source: string, bytes: number[]][] {
  const found = new Map<string, number[]>();
  for (const [, whole, alone] of paints)
    for (const [source, bytes] of whole.sources) {
      const forLater = bytes - (alone.sources.get(source) ?? 0);
      if (forLater < least) continue;
      const name = source.replace(/.*(node_modules|src)\//, "");
      found.set(name, [...(found.get(name) ?? []), forLater]);
    }
  const sum = (bytes: readonly number[]) => bytes.reduce((one, other) => one + other, 0);
  return [...found].toSorted(([, one], [, other]) => sum(other) - sum(one)).slice(0, shown);
}

/** What is less than this is a name that became longer. */
const least = 50;
const shown = 20;

/** Leaves out everything that is imported dynamically. */
const nothingLater: Plugin = {
  name: "bench-nothing-later",
  enforce: "pre",
  resolveDynamicImport: () => nothing,
  load: (id) => (id === nothing ? "export {};" : undefined),
};

const nothing = "\0bench-nothing";
