const said = new Set<string>();

/** Warns the developer once that a value was not understood, and which value is used instead. */
export function warnOnce(sentence: string): void {
  if (said.has(sentence)) return;
  said.add(sentence);
  console.warn(`Callwright: ${sentence}`);
}
