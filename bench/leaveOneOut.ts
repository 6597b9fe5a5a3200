/** How much lighter a page would be without a part: the rest is compressed again without that part's code. */
import { gzipSync } from "node:zlib";

import { decode } from "@jridgewell/sourcemap-codec";

import type { Chunk } from "./bundle.ts";

/** The code of a page in pieces, each with its source. */
export type Pieces = readonly (readonly [source: string, code: string])[];

/** Splits files into pieces by their source maps. */
export function piecesOf(chunks: Iterable<Chunk>): Pieces {
  return [...chunks].flatMap((chunk) => [...piecesOfOne(chunk)]);
}

/** The gzipped bytes that the pieces of some sources add to the rest. */
export function savedWithout(pieces: Pieces, isLeftOut: (source: string) => boolean): number {
  return gzipOf(pieces) - gzipOf(pieces.filter(([source]) => !isLeftOut(source)));
}

/** Every source with the bytes that it adds, the largest first. */
export function savedBySource(pieces: Pieces): [source: string, bytes: number][] {
  const sources = [...new Set(pieces.map(([source]) => source))];
  return sources
    .map((source): [string, number] => [source, savedWithout(pieces, (one) => one === source)])
    .toSorted(([, one], [, other]) => other - one);
}

function gzipOf(pieces: Pieces): number {
  return gzipSync(pieces.map(([, code]) => code).join(""), { level: 9 }).length;
}

function* piecesOfOne({ code, map }: Chunk): Generator<[source: string, code: string], void> {
  const lines = code.split("\n");
  const segments = map ? decode(map.mappings) : [];
  for (const [nth, line] of lines.entries()) {
    let [source, from] = [bundler, 0];
    for (const [column, sourceAt] of segments[nth] ?? []) {
      yield [source, line.slice(from, column)];
      from = column;
      source = sourceAt === undefined ? bundler : (map?.sources[sourceAt] ?? bundler);
    }
    yield [source, `${line.slice(from)}\n`];
  }
}

/** The code that has no source: the bundler's own helpers, and the imports and exports between files. */
const bundler = "the bundler";
