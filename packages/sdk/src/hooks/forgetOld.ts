import type { ClientCache } from "./cache.js";

/** As many as somebody may return to; without a limit, a page that stays open all day would keep all it has shown. */
const mostUnused = 200;

/** Forgets the reads that nobody uses, except for those that were asked for last. */
export function forgetOld({ reads }: ClientCache): void {
  const unused = [...reads].filter(([, { read }]) => !read.isUsed);
  for (const [name] of unused.slice(0, -mostUnused)) reads.delete(name);
}
