import type { ReadId } from "../operations.js";

/** Reads, and groups of reads. There is no spread syntax, so that a bundler can remove what no hook of a page needs. */
export type Reads = readonly (ReadId | Reads)[];

/** The reads in it, however they are grouped. */
export const readsIn = (reads: Reads): ReadId[] =>
  reads.flatMap((read) => (typeof read === "string" ? [read] : readsIn(read)));
