import { ApiError, toApiError } from "../ApiError.js";
import { marginMs, readClaims } from "./claims.js";
import { createListeners } from "../listeners.js";
import type { ClientSession, Tokens } from "./ClientSession.js";
import type { TokenStore } from "./TokenStore.js";

/** Requests new tokens from the server with a refresh token. */
export type Refresh = (refreshToken: string) => Promise<Tokens>;

/**
 * The session of a user who signed in: an access token, and a refresh token to renew it. It is renewed shortly before
 * its end, if the token has an expiry, and when the server rejects it.
 */
export function storedSession(store: TokenStore, refresh: Refresh): ClientSession {
  const refreshed = createListeners();
  const ended = createListeners();
  const userChanged = createListeners();
  let renewing: Promise<string | null> | undefined;
  /** False once a new token seemed to be expired: then only the server knows. */
  let isClockRight = true;
  let user = currentUser();

  store.subscribe(() => {
    const former = user;
    noticeUser();
    if (former !== null && user === null) ended.tell();
  });

  return {
    get isSignedIn() {
      return accessToken() !== null;
    },
    async token() {
      // A request that starts during a renewal waits for it instead of getting another 401.
      await renewing?.catch(() => null);
      const token = accessToken();
      if (token === null || !isClockRight || !endsSoon(token)) return token;
      // If it cannot be renewed now, the request rejects with the reason.
      const renewed = await renew(token).catch(() => token);
      isClockRight = renewed === token || renewed === null || !endsSoon(renewed);
      return renewed;
    },
    renew,
    start(tokens, options = {}) {
      store.write({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken }, options);
      noticeUser();
    },
    end() {
      store.write(null);
      noticeUser();
    },
    onTokenRefreshed: refreshed.add,
    onSessionEnded: ended.add,
    onUserChanged: userChanged.add,
  };

  function renew(former: string): Promise<string | null> {
    renewing ??= store
      .exclusively(() => renewAlone(former))
      .finally(() => {
        renewing = undefined;
      });
    return renewing;
  }

  async function renewAlone(rejected: string): Promise<string | null> {
    const stored = store.read();
    // Another request or another tab was first.
    if (stored?.accessToken !== rejected) return stored?.accessToken ?? null;
    try {
      if (!stored.refreshToken)
        throw new ApiError({ code: "NO_REFRESH_TOKEN", message: "No refresh token is stored." });
      const tokens = await refresh(stored.refreshToken);
      // The user may have signed out before the response arrived.
      if (accessToken() !== rejected) return accessToken();
      store.write({ accessToken: tokens.accessToken, refreshToken: tokens.refreshToken });
      refreshed.tell();
      return tokens.accessToken;
    } catch (failure) {
      const error = toApiError(failure);
      // A missing network is no reason to sign anybody out.
      if (!isRefusal(error)) throw error;
      if (accessToken() !== rejected) return accessToken();
      // The refresh token stays for the logout page, which clears everything.
      store.write({ refreshToken: stored.refreshToken });
      user = null;
      ended.tell();
      return null;
    }
  }

  function accessToken(): string | null {
    return store.read()?.accessToken ?? null;
  }

  function currentUser(): string | null {
    const token = accessToken();
    return token && (readClaims(token).sub ?? "unknown");
  }

  function noticeUser(): void {
    const former = user;
    user = currentUser();
    if (user !== former) userChanged.tell();
  }
}

/** An opaque token has no expiry: it is used until the server rejects it. */
function endsSoon(token: string): boolean {
  const { exp = Infinity } = readClaims(token);
  return exp * 1000 - marginMs < Date.now();
}

function isRefusal({ code, status }: ApiError): boolean {
  return code === "NO_REFRESH_TOKEN" || (status >= 400 && status < 500 && status !== 408 && status !== 429);
}
