import { type Chunk, gzipOf } from "./bundle.ts";
import type { Figures } from "./report.ts";
import { kilobytes } from "./statistics.ts";

/** Who wrote it, from the path of a source; the first that fits. */
const origins: [name: string, path: RegExp][] = [
  [
    "react-aria (behaviour, components)",
    /node_modules\/(react-aria|react-aria-components|react-stately|@react-aria|@react-stately)\//,
  ],
  ["TanStack Table", /node_modules\/@tanstack\//],
  ["SWR and openapi-fetch", /node_modules\/(swr|openapi-fetch|dequal|use-sync-external-store)\//],
  ["dates (@internationalized)", /node_modules\/@internationalized\//],
  ["forms (zod, react-hook-form)", /node_modules\/(zod|react-hook-form|@hookform)\//],
  ["icons", /ui\/icon\/generated\//],
  ["our sdk", /packages\/sdk\//],
  ["our parts (ui, forms, calls, theme, …)", /packages\/widgets\/src\/(?!widgets\/)/],
  ["the widget itself", /packages\/widgets\/src\/widgets\//],
];

/**
 * How the size of each list of chunks divides among the sources. Compression works across sources, so a share is taken from
 * the bytes before minification: good enough to see what is heavy.
 */
export function contentsOf(title: string, lists: ReadonlyMap<string, ReadonlySet<Chunk>>): Figures {
  const shares = [...lists.values()].map(shareOf);
  return {
    title,
    columns: ["of", ...lists.keys()],
    rows: [...origins.map(([name]) => name), rest].map((name) => [
      name,
      ...shares.map((share) => kilobytes(share.get(name) ?? 0)),
    ]),
  };
}

const rest = "all else";

function shareOf(chunks: ReadonlySet<Chunk>): Map<string, number> {
  const bytes = new Map<string, number>();
  for (const { sources } of chunks) {
    for (const [source, length] of sources) {
      const name = origins.find(([, path]) => path.test(source))?.[0] ?? rest;
      bytes.set(name, (bytes.get(name) ?? 0) + length);
    }
  }
  const total = [...bytes.values()].reduce((sum, length) => sum + length, 0);
  const gzipBytes = gzipOf(chunks);
  return new Map([...bytes].map(([name, length]) => [name, (length / total) * gzipBytes]));
}
