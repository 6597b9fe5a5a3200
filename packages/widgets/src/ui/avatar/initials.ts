/** Up to two initials: of the first and the last word, in the name's own script. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const first = words[0] ?? "";
  const last = words.length > 1 ? (words.at(-1) ?? "") : "";
  return (firstLetter(first) + firstLetter(last)).toLocaleUpperCase();
}

/** One of `count` colours, always the same for the same name. */
export function stableIndex(name: string, count: number): number {
  let hash = 0;
  for (const character of name.normalize()) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash % count;
}

const firstLetter = (word: string) => /[\p{L}\p{N}]\p{M}*/u.exec(word)?.[0] ?? "";
