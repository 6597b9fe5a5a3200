import type { SWRConfiguration } from "swr";
import { unstable_serialize as serialize } from "swr";
import { type Cache, initCache, type ScopedMutator, type State, type Unloader } from "swr/_internal";

import type { ApiError } from "../ApiError.js";
import type { CallwrightClient } from "../client.js";
import type { OperationData, OperationInput, ReadId } from "../operations.js";
import type { FirstRead } from "../prefetch.js";

/** What a read is cached under: its operation and its input. */
export type ReadKey<Id extends ReadId = ReadId> = { [One in Id]: readonly [id: One, input: OperationInput<One>] }[Id];

/** What has been read through a client. */
export interface ClientCache {
  /** For SWRConfig; a function, so that an SWRConfig of the page around us changes nothing here. */
  swrConfig: () => SWRConfiguration;
  /** Every cached read of the given operations. */
  keys<Id extends ReadId>(ids: readonly Id[]): ReadKey<Id>[];
  /** What is cached under a key, and whether it is being read again at this moment. */
  peek<Id extends ReadId>(key: ReadKey<Id>): { data: OperationData<Id> | undefined; isReading: boolean };
  /** Changes what is cached without asking the server. */
  patch<Id extends ReadId>(key: ReadKey<Id>, data: OperationData<Id>): void;
  /** Reads again what is on a screen, and the rest when it is wanted next. */
  freshen(keys: readonly ReadKey[]): void;
  /** Begins with what was read before, unless it has been read here since. */
  begin(reads: readonly FirstRead[]): void;
  /** Whether a page has just begun with it, so that it need not be read again. */
  isNew(key: ReadKey): boolean;
  /** While somebody finds out what a page reads: takes each key. */
  onWanted?: ((key: ReadKey) => void) | undefined;
}

/** SWR answers undefined only for a cache it already knows. */
type NewCache = [Cache, ScopedMutator, () => void, () => void, Unloader];

/** What a page began with is good for so long; one that was kept on its way is older. */
const newForMs = 30_000;

/** A clock that differs from the server's costs a request. */
const isYoung = (at: number) => Math.abs(Date.now() - at) < newForMs;

const caches = new WeakMap<CallwrightClient, ClientCache>();

/** The cache of a client; providers of one client share it, and it outlives each of them. */
export function cacheOf(client: CallwrightClient): ClientCache {
  const known = caches.get(client);
  if (known) return known;
  const cache = createCache(client);
  caches.set(client, cache);
  return cache;
}

/**
 * Puts an answer that is known already where the hooks look first: what reads the same operation with the same input draws
 * it at once, and asks the server whether it still holds.
 *
 * @example
 * const profile = await client.call("getProfile");
 * rememberRead(client, ["getProfile", {}], profile);
 */
export function rememberRead<Id extends ReadId>(
  client: CallwrightClient,
  key: ReadKey<Id>,
  data: OperationData<Id>,
): void {
  cacheOf(client).patch(key, data);
}

function createCache({ session, live }: CallwrightClient): ClientCache {
  // SWRConfig's own `provider` would take the cache away from its neighbours when the first provider unmounts.
  const store: Cache<unknown> = new Map<string, State<unknown>>();
  const [, mutate, , , unload] = initCache(store) as NewCache;
  const readAt = new Map<string, number>();
  const swrConfig = { cache: store, mutate, unload, ...policy };

  const cache: ClientCache = {
    swrConfig: () => swrConfig,
    keys(ids) {
      const found: ReadKey[] = [];
      // SWR shows its keys to filters only.
      void mutate((key) => {
        if (isReadKey(key) && (ids as readonly ReadId[]).includes(key[0])) found.push(key);
        return false;
      });
      return found as ReadKey<(typeof ids)[number]>[];
    },
    peek(key) {
      const state = store.get(serialize(key));
      return { data: state?.data as never, isReading: state?.isValidating ?? false };
    },
    patch(key, data) {
      void mutate(key, data, { revalidate: false });
    },
    begin(reads) {
      for (const { operation, input, data, at } of reads) {
        const key = [operation, input] as ReadKey;
        const name = serialize(key);
        // Written past SWR, which would keep it from the first drawing of a page that a server drew.
        if (store.get(name)?.data !== undefined) continue;
        // Without the flags SWR's first answer would be that it is being read, where the server's was that it is there.
        store.set(name, { data, isLoading: false, isValidating: false, _k: key } as State<unknown>);
        readAt.set(name, at);
        if (isYoung(at)) live.beginAt(at);
      }
    },
    isNew(key) {
      const at = readAt.get(serialize(key));
      return at !== undefined && isYoung(at);
    },
    freshen(keys) {
      const distinct = new Map(keys.map((key) => [serialize(key), key]));
      for (const key of distinct.values()) void mutate(key);
    },
  };
  // A server draws once; a session that outlives the drawing would keep it.
  if (typeof document === "undefined") return cache;
  // The profile may say something new (A-ERR-03).
  session.onTokenRefreshed(() => cache.freshen(cache.keys(["getProfile"])));
  // What was asked for meanwhile has failed.
  session.expiry?.onChanged(() => session.expiry?.isExpired || void mutate(() => true));
  session.onUserChanged(() => unload({ revalidate: session.isSignedIn }));
  return cache;
}

function isReadKey(key: unknown): key is ReadKey {
  return Array.isArray(key) && typeof key[0] === "string";
}

const longestPauseSeconds = 30;

/** When reads are repeated. Live events keep most of them fresh, so focus asks rarely. */
const policy: SWRConfiguration<unknown, ApiError> = {
  dedupingInterval: 2_000,
  focusThrottleInterval: 30_000,
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    // Who cannot be reached is asked again for as long as somebody looks: browsers do not always notice that the network is back.
    const isAway = error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504;
    if (!error.isTemporary || (retryCount > 3 && !isAway)) return;
    const seconds = error.retryAfterSeconds ?? Math.min(longestPauseSeconds, 2 ** retryCount);
    setTimeout(() => void revalidate({ retryCount }), seconds * 1000);
  },
};
