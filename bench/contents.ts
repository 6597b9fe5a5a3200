import type { Chunk } from "./bundle.ts";
import { piecesOf, savedBySource, savedWithout } from "./leaveOneOut.ts";
import type { Figures } from "./report.ts";
import { kilobytes } from "./statistics.ts";

/** The origin of a source, by its path; the first match counts. */
const origins: [name: string, path: RegExp][] = [
  [
    "react-aria (behaviour, components)",
    /node_modules\/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately)\//,
  ],
  ["TanStack Table", /node_modules\/@tanstack\//],
  ["dates (@internationalized)", /node_modules\/@internationalized\//],
  ["forms (zod, react-hook-form)", /node_modules\/(zod|react-hook-form|@hookform)\//],
  ["styles", /\.styles\.ts$/],
  ["texts", /(messages|firstTexts)\.ts$/],
  ["icons", /ui\/icon\/generated\//],
  ["our sdk", /sdk\/src\//],
  ["theme", /src\/theme\//],
  ["parts (ui)", /src\/ui\//],
  ["the widget itself", /src\/widgets\//],
  ["lists, forms, calls, i18n, provider, lib", /src\//],
];

/**
 * How much lighter each page would be without the code of each origin: the rest is compressed again without it. The
 * figures add up to less than the whole, because what two origins have in common counts in neither.
 */
export function contentsOf(title: string, lists: ReadonlyMap<string, ReadonlySet<Chunk>>): Figures {
  const pieces = [...lists.values()].map((chunks) => piecesOf(chunks));
  return {
    title,
    columns: ["without", ...lists.keys()],
    rows: [...origins.map(([name]) => name), rest].map((name) => [
      name,
      ...pieces.map((one) => kilobytes(savedWithout(one, (source) => originOf(source) === name))),
    ]),
  };
}

/** The same for single sources. */
export function leftOut(title: string, chunks: ReadonlySet<Chunk>): Figures {
  const heaviest = savedBySource(piecesOf(chunks)).slice(0, shown);
  return {
    title,
    columns: ["without", "kB"],
    rows: heaviest.map(([source, bytes]) => [nameOf(source), kilobytes(bytes)]),
  };
}

const rest = "all else";
const shown = 12;

const originOf = (source: string) => origins.find(([, path]) => path.test(source))?.[0] ?? rest;

/** The name of a source: `swr/dist/index.mjs`, `theme/tokens.ts`. */
const nameOf = (source: string) => source.replace(/.*(node_modules|src)\//, "");
