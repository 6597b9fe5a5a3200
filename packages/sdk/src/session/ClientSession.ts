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
  /** The token for the next request, null when signed out. Renews one that is about to end, and waits for that. */
  token(): Promise<string | null>;
  /**
   * A token newer than the one the server rejected; null when the session has ended. However many requests ask at once,
   * in however many tabs, the server is asked once.
   */
  renew(rejected: string): Promise<string | null>;
  /** Signs in with what login answered. */
  start(tokens: Tokens, options?: StartOptions): void;
  /** Signs out here and in every other tab. */
  end(): void;
  /** Calls back after every renewal; what depends on the user should be read again. Returns the way to stop. */
  onTokenRefreshed(listener: () => void): () => void;
  /** Calls back once when the session ended by itself: the renewal was refused, or another tab signed out. */
  onSessionEnded(listener: () => void): () => void;
  /** Calls back when another user, or nobody, is signed in now; what was read for the former one must go. */
  onUserChanged(listener: () => void): () => void;
  /** The way on after an expiry, where there is one other than to sign in. */
  readonly expiry?: SessionExpiry;
}
