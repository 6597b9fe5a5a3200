/** Phrases that are written one after the other, with a bar between them; a space before a bar belongs to its phrase. */
export function phrases(text: string): string[] {
  return text
    .replaceAll(/\n\s*/g, "")
    .split("|")
    .filter((phrase) => phrase !== "");
}
