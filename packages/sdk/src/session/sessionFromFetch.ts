import { ApiError, toApiError } from "../ApiError.js";
import { importOnce } from "../importOnce.js";
import { createListeners } from "../listeners.js";
import { loadLater } from "../whenTouched.js";
import { marginMs, readClaims } from "./claims.js";
import { heldToken } from "./heldToken.js";
import type { ClientSession } from "./ClientSession.js";
import type { HeldToken, SharedTokens } from "./sharedTokens.js";

/** The first token waits for nothing; tabs share it when this code has loaded. */
const loadSharing = importOnce(() => import("./sharedTokens.js"));

/** A token and its expiry, as createEmbedSession returns them. */
export interface FetchedSession {
  token: string;
  /** An ISO 8601 timestamp, or seconds or milliseconds since 1970. @default the expiry in the token */
  expiresAt?: string | number | undefined;
}

/** Fetches a session from the partner's own backend. It can return the response of `fetch` unchanged. */
export type FetchSession = () => Promise<string | FetchedSession | Response>;

/**
 * The session of widgets on a partner's page: `fetchSession` asks the partner's own backend for a short-lived token, which
 * that backend got from createEmbedSession with its API key. Asked when first needed and again shortly before it expires,
 * never twice at a time, and once for all tabs that speak for the same session. A rejection of `fetchSession` reaches the
 * request that needed the token; where a session had begun, or the backend answers 401, it has then expired, and goes on with
 * the next request whose token can be had, or when somebody asks for that (`session.expiry`).
 *
 * @example
 * const session = sessionFromFetch(() => fetch("/callwright-token", { method: "POST" }));
 */
export function sessionFromFetch(fetchSession: FetchSession): ClientSession {
  const refreshed = createListeners();
  const ended = createListeners();
  const userChanged = createListeners();
  const expiryChanged = createListeners();
  let shared: SharedTokens | undefined;
  let current: HeldToken | undefined;
  /** The server no longer accepts it. */
  let refused: string | undefined;
  let fetching: Promise<string | null> | undefined;
  let isExpired = false;
  let isOver = false;

  const fetchOnce = () => {
    fetching ??= fetchAlone().finally(() => {
      fetching = undefined;
    });
    return fetching;
  };

  return {
    get isSignedIn() {
      return !isOver && !isExpired;
    },
    async token() {
      if (isOver) return null;
      return lasting(marginMs) ?? fetchOnce();
    },
    async renew(rejected) {
      if (isOver) return null;
      if (current && current.token !== rejected) return current.token;
      refused = rejected;
      return fetchOnce();
    },
    start() {
      throw new Error("The tokens of this session come from fetchSession.");
    },
    end() {
      isOver = true;
      current = undefined;
      shared?.close();
      userChanged.tell();
    },
    onTokenRefreshed: refreshed.add,
    onSessionEnded: ended.add,
    onUserChanged: userChanged.add,
    expiry: {
      get isExpired() {
        return isExpired;
      },
      retry: () =>
        fetchOnce().then(
          (token) => token !== null,
          () => false,
        ),
      onChanged: expiryChanged.add,
    },
  };

  /** The token in use, if it is valid for that long. */
  function lasting(milliseconds: number): string | undefined {
    if (!current || current.token === refused) return undefined;
    return Date.now() < current.expiresAt - milliseconds ? current.token : undefined;
  }

  async function fetchAlone(): Promise<string | null> {
    const former = current;
    let fetched: HeldToken;
    try {
      fetched = await fetchShared(former);
    } catch (failure) {
      // There is still time to try again.
      const present = lasting(0);
      if (present !== undefined) return present;
      const error = await errorOf(failure);
      if (former || isSignedOut(error)) expire();
      throw error;
    }
    if (isOver) return null;
    // The page returned the same token that was rejected: it has no other.
    if (fetched.token === refused) {
      expire();
      return null;
    }
    goOnWith(fetched);
    if (former && former.token !== fetched.token) refreshed.tell();
    return fetched.token;
  }

  async function fetchShared(former: HeldToken | undefined): Promise<HeldToken> {
    const fetchToken = async () => heldToken(await fetchSession());
    const tabs = former && (await share().catch(() => undefined));
    if (former && tabs) return tabs.renew(former, fetchToken);
    const token = await fetchToken();
    share().then(
      (tabs) => isOver || tabs.tell(token),
      () => undefined,
    );
    return token;
  }

  async function share(): Promise<SharedTokens> {
    const { sharedTokens } = await loadSharing();
    return (shared ??= sharedTokens(
      readClaims,
      (token) => {
        goOnWith(token);
        refreshed.tell();
      },
      userChanged.tell,
    ));
  }

  function expire(): void {
    if (isExpired || isOver) return;
    isExpired = true;
    ended.tell();
    expiryChanged.tell();
  }

  function goOnWith(token: HeldToken): void {
    current = token;
    // A new token that seems to be over proves that a clock is wrong: only the server knows when it ends.
    if (lasting(marginMs) === undefined) current = { ...token, expiresAt: Number.POSITIVE_INFINITY };
    if (!isExpired) return;
    isExpired = false;
    expiryChanged.tell();
  }
}

async function errorOf(failure: unknown): Promise<ApiError> {
  if (failure instanceof ApiError) return failure;
  const later = await loadLater().catch(() => undefined);
  const told = later?.fetchFailure(failure);
  return told ? new ApiError(told) : toApiError(failure);
}

/** The page's own login has expired; a key that is refused is an error that signing in does not correct. */
const isSignedOut = ({ code, status }: ApiError) => code === "SESSION_ENDPOINT_FAILED" && status === 401;
