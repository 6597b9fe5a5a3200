/** Facts on one line of text, those that are known. Where the line breaks, the dot goes with the fact behind it. */
export function joinFacts(facts: readonly (string | null | undefined)[]): string {
  return facts.filter(Boolean).join(" ·\u00A0");
}
