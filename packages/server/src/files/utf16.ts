/**
 * Which UTF-16 a text is, by its first bytes: as its mark says, or by its first line break. Some programs save no mark.
 */
export function utf16Of(start: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  const [first, second] = start;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  const lineBreak = start.indexOf(0x0a);
  if (lineBreak % 2 === 0 && start[lineBreak + 1] === 0) return "utf-16le";
  if (lineBreak % 2 === 1 && start[lineBreak - 1] === 0) return "utf-16be";
  return undefined;
}
