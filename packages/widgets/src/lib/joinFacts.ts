/** The known facts on one line of text. At a line break, the dot stays with the fact before it. */
export function joinFacts(facts: readonly (string | null | undefined)[]): string {
  return facts.filter(Boolean).join("\u00A0· ");
}
