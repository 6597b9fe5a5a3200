/** Phrases in sequence, separated by a bar or a line break; a space before a bar belongs to its phrase. */
export function phrases(text: string): string[] {
  return text.split(/\||\n\s*/).filter((phrase) => phrase !== "");
}
