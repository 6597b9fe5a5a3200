import type { CurrentUser } from "@callwright/sdk/contract";

/** A location in the app, in the router's terms. */
export interface Place {
  pathname: string;
  search: Record<string, unknown>;
}

let wanted: Place | undefined;

/**
 * The location of the record to which a link led the person who is signing in, for example a call that a colleague
 * shared.
 */
export const wantedLink = (): Place | undefined => wanted;

/**
 * Remembers the page that somebody wanted to open: a link to a record is kept while they sign in, and forgotten once
 * they are on a page. Somebody who opens any other page while signed out begins on the dashboard, as the requirements
 * say.
 *
 * @param isFirst whether it is the first page of this visit, and not one that the end of a session has closed.
 * @param isAllowed whether the user may open the page.
 */
export function noteWantedPage(
  { pathname, search }: Place,
  { user, isFirst, isAllowed }: { user: CurrentUser | undefined; isFirst: boolean; isAllowed: boolean },
): void {
  const opensRecord = Object.keys(search).some((name) => name.startsWith("open"));
  if (!user && isFirst && opensRecord && !isAllowed) wanted = { pathname, search };
  if (user && isAllowed) wanted = undefined;
}
