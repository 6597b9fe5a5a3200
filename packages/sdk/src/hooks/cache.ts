import type { CallwrightClient } from "../connect.js";
import type { OperationData, OperationInput, ReadId } from "../operations.js";
import type { FirstRead } from "../prefetch.js";
import { CachedRead, isNew } from "./CachedRead.js";

/** The cache key of a read: its operation and its input. */
export type ReadKey<Id extends ReadId = ReadId> = { [One in Id]: readonly [id: One, input: OperationInput<One>] }[Id];

/** The name of a key: the same for the same operation and input, whatever the order of its fields. */
const nameOf = (key: readonly [ReadId, object]): string =>
  JSON.stringify(key, (_, value: unknown) => (isObject(value) ? sorted(value) : value));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const sorted = (value: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.keys(value)
      .toSorted()
      .map((name) => [name, value[name]]),
  );

/** The data that was read through a client. */
export interface ClientCache {
  /** Every read by its name; those that a hook asked for last are at the end. */
  readonly reads: Map<string, { key: ReadKey; read: CachedRead<unknown> }>;
  /** The read of a key, which begins to exist with this; `ask` is how to read it. */
  at<Id extends ReadId>(
    key: readonly [id: Id, input: OperationInput<Id>],
    ask?: () => Promise<OperationData<Id>>,
  ): CachedRead<OperationData<Id>>;
  /** Every cached read of the given operations. */
  keys<Id extends ReadId>(ids: readonly Id[]): ReadKey<Id>[];
  /** Changes cached data without a request. */
  patch<Id extends ReadId>(key: ReadKey<Id>, data: OperationData<Id>): void;
  /** Reads again what is shown, and everything else when it is used next. */
  freshen(keys: readonly ReadKey[]): void;
  /** The same for every read. */
  freshenAll(): void;
  /** Adds initial data, unless it has been read here since. */
  begin(reads: readonly FirstRead[]): void;
  /** While the reads of a page are determined or noted: receives each key. */
  onWanted?: ((key: ReadKey) => void) | undefined;
}

/** A server renders for many people with one client, so it keeps nothing but what a page begins with. */
const isServer = typeof document === "undefined";

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
  const reads: ClientCache["reads"] = new Map();

  const cache: ClientCache = {
    reads,
    at<Id extends ReadId>(key: readonly [Id, OperationInput<Id>], ask?: () => Promise<OperationData<Id>>) {
      const name = nameOf(key);
      const known = reads.get(name) ?? { key: key as unknown as ReadKey, read: new CachedRead<unknown>() };
      if (!isServer) {
        if (ask) reads.delete(name);
        reads.set(name, known);
      }
      known.read.ask ??= ask;
      return known.read as CachedRead<OperationData<Id>>;
    },
    keys: (ids) =>
      [...reads.values()].flatMap(({ key }) => ((ids as readonly ReadId[]).includes(key[0]) ? [key] : [])) as never,
    patch: (key, data) => cache.at(key).patch(() => data),
    begin(firstReads) {
      for (const { operation, input, data, at } of firstReads) {
        const key = [operation, input] as ReadKey;
        const read = cache.at(key) as CachedRead<unknown>;
        reads.set(nameOf(key), { key, read });
        if (read.begin(data, at) && isNew(at)) live.beginAt(at);
      }
    },
    freshen: (keys) => keys.forEach((key) => void cache.at(key).freshen()),
    freshenAll: () => reads.forEach(({ read }) => void read.freshen()),
  };
  // A server renders once; a session that outlives the render would keep it in memory.
  if (isServer) return cache;
  // The profile may have changed (A-ERR-03). If it was being read, that request is repeated with the new token.
  session.onTokenRefreshed(() =>
    reads.forEach(({ key, read }) => key[0] === "getProfile" && !read.isReading && void read.freshen()),
  );
  // Requests that were made meanwhile have failed.
  session.expiry?.onChanged(() => session.expiry?.isExpired || cache.freshenAll());
  session.onUserChanged(() => reads.forEach(({ read }) => read.forget(session.isSignedIn)));
  return cache;
}
