/** Phrases that are written one after the other, with a bar or a new line between them; a space before a bar belongs to its phrase. */
export function phrases(text: string): string[] {
  return text.split(/\||\n\s*/).filter((phrase) => phrase !== "");
}
