/** A tag's title as stored: trimmed, on one line; undefined if it is empty. */
export function toTagTitle(typed: string): string | undefined {
  const title = typed.replace(/[\r\n]+/g, " ").trim();
  return title === "" ? undefined : title;
}
