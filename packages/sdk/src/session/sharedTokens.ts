import type { readClaims } from "./claims.js";

/** A token in use. */
export interface HeldToken {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The cooperation of tabs of one origin with the same session. */
export interface SharedTokens {
  /** Another tab may use this token, which was fetched here. */
  tell(token: HeldToken): void;
  /** A token newer than the given one: another tab's, or one that is fetched while no other tab fetches one. */
  renew(former: HeldToken, fetch: () => Promise<HeldToken>): Promise<HeldToken>;
  close(): void;
}

/** The tab that has fetched a token sends it before it releases the lock, but the message may arrive a moment later. */
const graceMs = 100;

/**
 * Tabs share the tokens of one session by messages; nothing is stored. Two sessions are the same if their tokens have
 * the same claims about the user and the permissions, so that nobody gets another user's token. Tokens without claims
 * are not shared, and if the browser has no channels or locks, each tab fetches its own.
 *
 * @param onHeard called when another tab has a newer token.
 * @param onOther called when the page's backend has answered for another session, such as that of another person.
 */
export function sharedTokens(
  claimsOf: typeof readClaims,
  onHeard: (token: HeldToken) => void,
  onOther: () => void,
): SharedTokens {
  let name: string | undefined;
  let channel: BroadcastChannel | undefined;
  let heard: HeldToken | undefined;
  let wakeUp: () => void = () => undefined;

  const listen = (token: HeldToken) => {
    const called = nameOf(claimsOf(token.token));
    if (called === name) return;
    if (name !== undefined) onOther();
    close();
    name = called;
    if (called === undefined || typeof BroadcastChannel === "undefined") return;
    channel = new BroadcastChannel(called);
    // In Node it would keep the process alive.
    (channel as { unref?: () => void }).unref?.();
    channel.addEventListener("message", ({ data }: MessageEvent<HeldToken>) => {
      if (nameOf(claimsOf(data.token)) !== name || data.expiresAt <= (heard?.expiresAt ?? 0)) return;
      heard = data;
      onHeard(data);
      wakeUp();
    });
  };
  const close = () => {
    channel?.close();
    channel = undefined;
    name = undefined;
  };
  const tell = (token: HeldToken) => {
    listen(token);
    heard = token;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    channel?.postMessage(token);
  };
  const fetchAndTell = async (fetch: () => Promise<HeldToken>) => {
    const token = await fetch();
    tell(token);
    return token;
  };

  return {
    tell,
    async renew(former, fetch) {
      const locks = globalThis.navigator?.locks as LockManager | undefined;
      const lock = name;
      if (!locks || lock === undefined || !channel) return fetchAndTell(fetch);
      const newer = () => (heard && heard.token !== former.token ? heard : undefined);
      const first = await locks.request(lock, { ifAvailable: true }, (isOurs) => isOurs && fetchAndTell(fetch));
      if (first) return first;
      return locks.request(lock, async () => {
        if (!newer()) await moment();
        return newer() ?? fetchAndTell(fetch);
      });
    },
    close,
  };

  function moment(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, graceMs);
      wakeUp = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** The name of a session among tabs: all claims of its tokens except their times; undefined if they have none. */
function nameOf(claims: ReturnType<typeof readClaims>): string | undefined {
  const { iat: _made, exp: _ends, nbf: _begins, jti: _id, ...lasting } = claims;
  return Object.keys(lasting).length > 0 ? `callwright.session ${JSON.stringify(lasting)}` : undefined;
}
