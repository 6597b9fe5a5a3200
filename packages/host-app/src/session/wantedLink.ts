import type { CurrentUser } from "@callwright/sdk/contract";

/** A place of the app, as the router says it. */
export interface Place {
  pathname: string;
  search: Record<string, unknown>;
}

let wanted: Place | undefined;

/** The record that a link led to whoever is signing in, e.g. the call that a colleague shared. */
export const wantedLink = (): Place | undefined => wanted;

/**
 * Notes what becomes of a page that somebody wants to see: a link to a record is kept while they sign in, and forgotten once they are on a
 * page. Whoever opens another page signed out begins on the dashboard, as the documents say.
 *
 * @param isFirst whether it is the first page of this visit, and not one that a session's end has closed.
 * @param isAllowed whether it may be seen.
 */
export function noteWantedPage(
  { pathname, search }: Place,
  { user, isFirst, isAllowed }: { user: CurrentUser | undefined; isFirst: boolean; isAllowed: boolean },
): void {
  const opensRecord = Object.keys(search).some((name) => name.startsWith("open"));
  if (!user && isFirst && opensRecord && !isAllowed) wanted = { pathname, search };
  if (user && isAllowed) wanted = undefined;
}
