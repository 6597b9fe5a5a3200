/**
 * The row before (-1) or after (1) another, for the arrows in a drawer's header and the keys J and K. Undefined at the
 * ends of the page and if the row is no longer on it.
 */
export function neighbourRowId(pageIds: readonly string[], id: string, step: -1 | 1): string | undefined {
  const index = pageIds.indexOf(id);
  return index < 0 ? undefined : pageIds[index + step];
}
