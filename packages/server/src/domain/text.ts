/** An optional text as it is kept: trimmed, null when blank; undefined stays undefined, which changes nothing. */
export function textOrNull(typed: string | null | undefined): string | null | undefined {
  if (typed === undefined) return undefined;
  const text = typed?.trim() ?? "";
  return isInvisible(text) ? null : text;
}

/** Whether nothing of a text can be seen. The contract's `Line` lists the same characters for tools that know no properties. */
export function isInvisible(text: string): boolean {
  return /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(text);
}

/** Whether a text holds characters that turn the direction of what follows, so that it reads as another. */
export function turnsDirection(text: string): boolean {
  return /[\u202A-\u202E\u2066-\u2069]/.test(text);
}
