import { readClaims } from "./claims.js";
import { createListeners } from "../listeners.js";
import type { ClientSession } from "./ClientSession.js";

/** A token and when it expires, as createEmbedSession answers them. */
export interface FetchedSession {
  token: string;
  /** ISO 8601. */
  expiresAt: string;
}

/** Renew this long before the end, so that no request is sent with a token that expires on its way. */
const marginMs = 30_000;

/**
 * The session of widgets on a partner's page: `fetchSession` asks the partner's own backend for a short-lived token, which
 * that backend got from createEmbedSession with its API key. Asked when first needed and again shortly before it expires,
 * never twice at a time. A rejection of `fetchSession` reaches the request that needed the token.
 *
 * @example
 * const session = sessionFromFetch(async () => (await fetch("/callwright-token")).json());
 */
export function sessionFromFetch(fetchSession: () => Promise<string | FetchedSession>): ClientSession {
  const refreshed = createListeners();
  const ended = createListeners();
  const userChanged = createListeners();
  let current: { token: string; expiresAt: number } | undefined;
  let fetching: Promise<string | null> | undefined;
  let isSignedIn = true;

  const fetchOnce = () => {
    fetching ??= fetchAlone().finally(() => {
      fetching = undefined;
    });
    return fetching;
  };

  return {
    get isSignedIn() {
      return isSignedIn;
    },
    async token() {
      if (!isSignedIn) return null;
      return current && Date.now() < current.expiresAt - marginMs ? current.token : fetchOnce();
    },
    async renew(rejected) {
      if (!isSignedIn) return null;
      const token = current && current.token !== rejected ? current.token : await fetchOnce();
      // The page hands out the very token that was rejected: it has no other.
      if (token === rejected) endOnce();
      return isSignedIn ? token : null;
    },
    start() {
      throw new Error("This session gets its tokens from fetchSession; nobody can sign in to it.");
    },
    end() {
      isSignedIn = false;
      current = undefined;
      userChanged.tell();
    },
    onTokenRefreshed: refreshed.add,
    onSessionEnded: ended.add,
    onUserChanged: userChanged.add,
  };

  async function fetchAlone(): Promise<string | null> {
    const former = current?.token;
    const fetched = await fetchSession();
    if (!isSignedIn) return null;
    const token = typeof fetched === "string" ? fetched : fetched.token;
    current = { token, expiresAt: expiryOf(fetched) };
    if (former && former !== token) refreshed.tell();
    return token;
  }

  function endOnce(): void {
    if (!isSignedIn) return;
    isSignedIn = false;
    current = undefined;
    ended.tell();
  }
}

/** A token that does not say when it expires is used until the server rejects it. */
function expiryOf(fetched: string | FetchedSession): number {
  if (typeof fetched !== "string") return Date.parse(fetched.expiresAt);
  const { exp } = readClaims(fetched);
  return exp ? exp * 1000 : Number.POSITIVE_INFINITY;
}
