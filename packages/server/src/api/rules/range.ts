/** The first and last byte, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads a `Range` header for content of this many bytes. Several ranges or another unit get the whole content, as RFC
 * 9110 allows: null.
 *
 * @example parseRange("bytes=-500", 1200) // { first: 700, last: 1199 }
 */
export function parseRange(header: string | null, sizeBytes: number): ByteRange | "unsatisfiable" | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.replaceAll(" ", "") ?? "");
  if (!match) return null;
  const [from = "", until = ""] = match.slice(1);
  if (from === "" && until === "") return null;
  if (from === "")
    return Number(until) === 0 || sizeBytes === 0
      ? "unsatisfiable"
      : { first: Math.max(0, sizeBytes - Number(until)), last: sizeBytes - 1 };
  const first = Number(from);
  const last = until === "" ? sizeBytes - 1 : Math.min(Number(until), sizeBytes - 1);
  if (until !== "" && Number(until) < first) return null;
  return first >= sizeBytes ? "unsatisfiable" : { first, last };
}
