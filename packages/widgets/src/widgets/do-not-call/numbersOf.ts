/** The numbers in a text that has one per line, or commas or semicolons between them. */
export function numbersOf(text: string): string[] {
  const lines = text.split(/[\n,;]+/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ""))];
}
