import { readClaims } from "./claims.js";

/** A token in use. */
export interface HeldToken {
  token: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** What tabs of one origin do together that speak for the same session. */
export interface SharedTokens {
  /** A token newer than the given one: another tab's, or fetched while no other tab fetches one. */
  renew(former: HeldToken | undefined, fetch: () => Promise<HeldToken>): Promise<HeldToken>;
  close(): void;
}

/** The tab that has fetched a token says so before it gives the lock back, but word of it may come a moment later. */
const graceMs = 100;

/**
 * Tabs share the tokens of one session by telling each other; nothing is stored. A session is the same when its tokens say
 * the same of whom they are for and what they allow, so that nobody gets somebody else's. Tokens that say nothing are not
 * shared, and where the browser has no channels or locks, each tab fetches its own.
 *
 * @param onHeard another tab has got a newer token.
 */
export function sharedTokens(onHeard: (token: HeldToken) => void): SharedTokens {
  let name: string | undefined;
  let channel: BroadcastChannel | undefined;
  let heard: HeldToken | undefined;
  let wakeUp: () => void = () => undefined;

  const listen = (token: HeldToken) => {
    const called = nameOf(token.token);
    if (called === name) return;
    close();
    name = called;
    if (called === undefined || typeof BroadcastChannel === "undefined") return;
    channel = new BroadcastChannel(called);
    // In Node it would keep the process alive.
    (channel as { unref?: () => void }).unref?.();
    channel.addEventListener("message", ({ data }: MessageEvent<HeldToken>) => {
      if (nameOf(data.token) !== name || data.expiresAt <= (heard?.expiresAt ?? 0)) return;
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
  const fetchAndTell = async (fetch: () => Promise<HeldToken>) => {
    const token = await fetch();
    listen(token);
    heard = token;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays within its origin
    channel?.postMessage(token);
    return token;
  };

  return {
    async renew(former, fetch) {
      const locks = globalThis.navigator?.locks as LockManager | undefined;
      const lock = name;
      if (!former || !locks || lock === undefined || !channel) return fetchAndTell(fetch);
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

/** What a session is called among tabs: all that its tokens say, but for when they were made; undefined when they say nothing. */
function nameOf(token: string): string | undefined {
  const { iat: _made, exp: _ends, nbf: _begins, jti: _id, ...lasting } = readClaims(token);
  return Object.keys(lasting).length > 0 ? `callwright.session ${JSON.stringify(lasting)}` : undefined;
}
