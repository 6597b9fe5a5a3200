/** An optional text as stored: trimmed, null if blank; undefined stays undefined, which means no change. */
export function textOrNull(typed: string | null | undefined): string | null | undefined {
  if (typed === undefined) return undefined;
  const text = typed?.trim() ?? "";
  return isInvisible(text) ? null : text;
}

/**
 * Whether a text has no visible characters: accents without a letter are none. The contract's `Line` lists the same
 * characters for tools without Unicode properties, except for the accents of single scripts.
 */
export function isInvisible(text: string): boolean {
  return /^[\s\p{M}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/**
 * Whether a text contains characters that change the direction of the following text, so that it is displayed as a
 * different text.
 */
export function turnsDirection(text: string): boolean {
  return /[\u202A-\u202E\u2066-\u2069]/.test(text);
}
