/** A tag's title as it is kept: one line without spaces around it; undefined when nothing is left of it. */
export function toTagTitle(typed: string): string | undefined {
  const title = typed.replace(/[\r\n]+/g, " ").trim();
  return title === "" ? undefined : title;
}
