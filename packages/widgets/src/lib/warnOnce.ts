const said = new Set<string>();

/** Tells whoever builds the page, once, that a value of theirs was not understood and what is used in its place. */
export function warnOnce(sentence: string): void {
  if (said.has(sentence)) return;
  said.add(sentence);
  console.warn(`Callwright: ${sentence}`);
}
