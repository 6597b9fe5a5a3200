"use client";

import { useEffect } from "react";

import type { CallwrightClient } from "../client.js";
import type { Call, LiveEvent } from "../contract.js";
import { cacheOf, type ReadKey } from "./cache.js";
import { useClient } from "./CallwrightApiProvider.js";
import { freshenedByEvent, readsIn } from "./freshness.js";

/** The code that updates calls in place is loaded with the first connection, not before the first render. */
const loadLiveCalls = () => import("./liveCalls.js");
/** The reads that show calls; counts of calls are read again with every call anyway. */
const showingCalls = ["listCalls", "getCall", "listContacts"] as const;

/**
 * Events come in bursts: reads that become stale are repeated at once for the first event, and then at most once per
 * second.
 */
const gatherMs = 1_000;

/** Updates the data of the hooks with live events while the component is mounted. */
export function useLiveEvents(): void {
  const client = useClient();
  useEffect(() => keepLive(client), [client]);
}

const followed = new WeakMap<CallwrightClient, { count: number; stop: () => void }>();

/** However many components use it, each event is applied to the cache once. */
export function keepLive(client: CallwrightClient): () => void {
  const entry = followed.get(client) ?? { count: 0, stop: () => {} };
  followed.set(client, entry);
  if (entry.count === 0) entry.stop = follow(client);
  entry.count += 1;
  return () => {
    entry.count -= 1;
    if (entry.count === 0) entry.stop();
  };
}

function follow(client: CallwrightClient): () => void {
  const cache = cacheOf(client);
  const outdated = new Set<ReadKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = false;

  const freshenSoon = (keys: readonly ReadKey[]) => {
    for (const key of keys) outdated.add(key);
    if (timer === undefined) freshenNow();
  };
  const freshenNow = () => {
    timer = undefined;
    if (outdated.size === 0) return;
    cache.freshen([...outdated]);
    outdated.clear();
    timer = setTimeout(freshenNow, gatherMs);
  };
  /** Calls are updated in the order of the events; if the code for it cannot be loaded, all are read again. */
  const putInPlace = async (call: Call) => {
    const liveCalls = await loadLiveCalls().catch(() => undefined);
    if (!isStopped) freshenSoon(liveCalls ? liveCalls.patchCall(cache, call) : cache.keys(showingCalls));
  };

  void loadLiveCalls().catch(() => undefined);
  const unsubscribe = client.live.subscribe({
    onEvent(event: LiveEvent) {
      if (event.type === "call.updated") void putInPlace(event.call);
      // A server that is newer than this package may send unknown events.
      freshenSoon(cache.keys(readsIn(freshenedByEvent[event.type] ?? [])));
    },
    onGap() {
      freshenSoon(cache.keys(readsIn([...showingCalls, ...Object.values(freshenedByEvent)])));
    },
  });
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
  };
}
