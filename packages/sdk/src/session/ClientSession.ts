/** Both tokens of a signed-in user, as login and refreshSession answer them. */
export interface Tokens {
  accessToken: string;
  refreshToken: string;
}

export interface StartOptions {
  /** Keep the tokens for 14 days instead of 7 (A-CONST-01). */
  keepSignedIn?: boolean;
}

/** A session that can go on after it has expired, because somebody else hands out its tokens. */
export interface SessionExpiry {
  /** True from when it could not be renewed until it goes on. */
  readonly isExpired: boolean;
  /** Tries to go on. Answers whether it does. */
  retry: () => Promise<boolean>;
  /** Calls back when it expires and when it goes on. Returns the way to stop. */
  onChanged: (listener: () => void) => () => void;
}

/** Who a client speaks for. All widgets of a client share it, and all tabs share its tokens. */
export interface ClientSession {
  /** True while there is a user to speak for. */
  readonly isSignedIn: boolean;
  /** The token for the next request, null if signed out. Renews a token that is about to expire, and waits for it. */
  token(): Promise<string | null>;
  /**
   * A token newer than the one that the server rejected; null if the session has ended. However many requests and tabs
   * need it at once, the server is asked once.
   */
  renew(rejected: string): Promise<string | null>;
  /** Signs in with the response of the login. */
  start(tokens: Tokens, options?: StartOptions): void;
  /** Signs out here and in every other tab. */
  end(): void;
  /** Calls back after every renewal; data that depends on the user should be read again. Returns a function to stop. */
  onTokenRefreshed(listener: () => void): () => void;
  /** Calls back once when the session ended by itself: the renewal was refused, or another tab signed out. */
  onSessionEnded(listener: () => void): () => void;
  /** Calls back when another user, or nobody, is signed in; the previous user's data must be removed. */
  onUserChanged(listener: () => void): () => void;
  /** The way to continue after an expiry, if there is one other than to sign in. */
  readonly expiry?: SessionExpiry;
}
