import { memoryTokens } from "./memoryTokens.js";
import type { Tokens } from "./ClientSession.js";
import type { TokenStore } from "./TokenStore.js";

export interface BrowserTokensOptions {
  /** The default of `keepSignedIn` for `start`. Default: false. */
  keepSignedIn?: boolean;
  /** The name in the storage. Use different names for two applications on the same origin. */
  name?: string;
  /** The storage to use. Default: `localStorage`, or memory if it is not available or full. */
  storage?: Storage;
}

/** The stored value. */
interface Record extends Partial<Tokens> {
  lifetimeDays: number;
  expiresAt: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/**
 * Stores the tokens in the browser: for 14 days if the user chose to stay signed in, and otherwise for 7 days
 * (A-CONST-01), counted from the last renewal. Tabs share the tokens and renew them one at a time.
 */
export function browserTokens(options: BrowserTokensOptions = {}): TokenStore {
  const { keepSignedIn = false, name = "callwright.session", storage = localStorageIfAllowed() } = options;
  if (!storage) return memoryTokens();

  /** The record for which the storage had no room: it lasts as long as the page. */
  let unkept: Record | null = null;
  const readRecord = (): Record | null => {
    const record = unkept ?? parse(storage.getItem(name));
    return record && record.expiresAt > Date.now() ? record : null;
  };

  return {
    read: readRecord,
    write(tokens, startOptions) {
      const before = readRecord();
      unkept = null;
      if (!tokens) return storage.removeItem(name);
      const lifetimeDays =
        (!startOptions && before?.lifetimeDays) || ((startOptions?.keepSignedIn ?? keepSignedIn) ? 14 : 7);
      const record: Record = { ...tokens, lifetimeDays, expiresAt: Date.now() + lifetimeDays * dayMs };
      try {
        storage.setItem(name, JSON.stringify(record));
      } catch {
        storage.removeItem(name); // tokens that were replaced would end the session
        unkept = record;
      }
    },
    subscribe(listener) {
      // The browser notifies every tab except the one that wrote.
      const onStorage = (event: StorageEvent) => {
        if (event.storageArea === storage && (event.key === name || event.key === null)) listener();
      };
      globalThis.addEventListener?.("storage", onStorage);
      return () => globalThis.removeEventListener?.("storage", onStorage);
    },
    exclusively: (task) => {
      // Without locks (an insecure origin), the server's grace period prevents two tabs from signing each other out
      //
      const locks = globalThis.navigator?.locks as LockManager | undefined;
      return locks ? locks.request(name, task) : task();
    },
  };
}

/** Reading the property alone throws if a page may not store anything. */
function localStorageIfAllowed(): Storage | undefined {
  try {
    return typeof window === "undefined" ? undefined : window.localStorage;
  } catch {
    return undefined;
  }
}

function parse(text: string | null): Record | null {
  try {
    return text ? (JSON.parse(text) as Record) : null;
  } catch {
    return null;
  }
}
