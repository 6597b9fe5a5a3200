/** An optional text as it is kept: trimmed, null when blank; undefined stays undefined, which changes nothing. */
export function textOrNull(typed: string | null | undefined): string | null | undefined {
  if (typed === undefined) return undefined;
  return typed?.trim() || null;
}
