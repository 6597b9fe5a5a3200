import type { SWRConfiguration } from "swr";
import { unstable_serialize as serialize } from "swr";
import { type Cache, initCache, type ScopedMutator, type State, type Unloader } from "swr/_internal";

import type { ApiError } from "../ApiError.js";
import type { CallwrightClient } from "../client.js";
import type { OperationData, OperationInput, ReadId } from "../operations.js";
import type { FirstRead } from "../prefetch.js";

/** The cache key of a read: its operation and its input. */
export type ReadKey<Id extends ReadId = ReadId> = { [One in Id]: readonly [id: One, input: OperationInput<One>] }[Id];

/** The data that was read through a client. */
export interface ClientCache {
  /** For SWRConfig; a function, so that an SWRConfig of the surrounding page changes nothing here. */
  swrConfig: () => SWRConfiguration;
  /** Every cached read of the given operations. */
  keys<Id extends ReadId>(ids: readonly Id[]): ReadKey<Id>[];
  /** The cached value of a key, and whether it is being read again. */
  peek<Id extends ReadId>(key: ReadKey<Id>): { data: OperationData<Id> | undefined; isReading: boolean };
  /** Changes cached data without a request. */
  patch<Id extends ReadId>(key: ReadKey<Id>, data: OperationData<Id>): void;
  /** Reads again what is shown, and everything else when it is used next. */
  freshen(keys: readonly ReadKey[]): void;
  /** The same for every read. */
  freshenAll(): void;
  /** Adds initial data, unless it has been read here since. */
  begin(reads: readonly FirstRead[]): void;
  /** Whether the data is the page's initial data, which need not be read again. */
  isNew(key: ReadKey): boolean;
  /** While the reads of a page are determined: receives each key. */
  onWanted?: ((key: ReadKey) => void) | undefined;
}

/** SWR returns undefined only for a cache that it already knows. */
type NewCache = [Cache, ScopedMutator, () => void, () => void, Unloader];

/** How long initial data is valid; data that was cached on its way is older. */
const newForMs = 30_000;

/** If its clock differs from the server's, this costs one request. */
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
 * Stores a known result in the cache: hooks that read the same operation with the same input show it at once, and then
 * check it with the server.
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
  // SWRConfig's own `provider` would remove the cache from other providers when the first one unmounts.
  const store: Cache<unknown> = new Map<string, State<unknown>>();
  const [, mutate, , , unload] = initCache(store) as NewCache;
  const readAt = new Map<string, number>();
  const swrConfig = { cache: store, mutate, unload, ...policy };

  const cache: ClientCache = {
    swrConfig: () => swrConfig,
    keys(ids) {
      const found: ReadKey[] = [];
      // SWR passes its keys only to filters.
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
        // Written without SWR, which would not use it in the first render of a server-rendered page.
        if (store.get(name)?.data !== undefined) continue;
        // Without the flags, SWR's first result would be that it is loading, while the server's was that it is loaded.
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
    freshenAll: () => void mutate(() => true),
  };
  // A server renders once; a session that outlives the render would keep it in memory.
  if (typeof document === "undefined") return cache;
  // The profile may have changed (A-ERR-03).
  session.onTokenRefreshed(() => cache.freshen(cache.keys(["getProfile"])));
  // Requests that were made meanwhile have failed.
  session.expiry?.onChanged(() => session.expiry?.isExpired || cache.freshenAll());
  session.onUserChanged(() => unload({ revalidate: session.isSignedIn }));
  return cache;
}

function isReadKey(key: unknown): key is ReadKey {
  return Array.isArray(key) && typeof key[0] === "string";
}

const longestPauseSeconds = 30;

/** When reads are repeated. Live events keep most of them fresh, so the focus rarely triggers a request. */
const policy: SWRConfiguration<unknown, ApiError> = {
  dedupingInterval: 2_000,
  focusThrottleInterval: 30_000,
  onErrorRetry(error, _key, _config, revalidate, { retryCount }) {
    // An unreachable server is asked again for as long as the data is shown, because browsers do not always notice that
    // the network is back.
    const isAway = error.status === 0 || error.status === 502 || error.status === 503 || error.status === 504;
    if (!error.isTemporary || (retryCount > 3 && !isAway)) return;
    const seconds = error.retryAfterSeconds ?? Math.min(longestPauseSeconds, 2 ** retryCount);
    setTimeout(() => void revalidate({ retryCount }), seconds * 1000);
  },
};
