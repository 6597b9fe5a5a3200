"use client";

import { useEffect } from "react";

import type { CallwrightClient } from "../connect.js";
import type { LiveEvent } from "../contract.js";
import type { AppliedEvents } from "./applyEvents.js";
import { cacheOf } from "./cache.js";
import { useClient } from "./CallwrightApiProvider.js";

/** The code that applies events is loaded with the first connection, not before the first render. */
const loadApplying = () => import("./applyEvents.js");

/** Updates the data of the hooks with live events while the component is mounted. */
export function useLiveEvents(): void {
  const client = useClient();
  useEffect(() => keepLive(client), [client]);
}

const followed = new WeakMap<CallwrightClient, { count: number; stop: () => void }>();

/** However many components use it, each event is applied to the cache once. */
function keepLive(client: CallwrightClient): () => void {
  const entry = followed.get(client) ?? { count: 0, stop: () => {} };
  followed.set(client, entry);
  if (entry.count === 0) entry.stop = follow(client);
  entry.count += 1;
  return () => {
    entry.count -= 1;
    if (entry.count === 0) entry.stop();
  };
}

/**
 * Events that arrive before the code has loaded are applied after that, in their order. If the code cannot be loaded,
 * everything is read again a second later, and the next event tries once more: a burst costs one read a second.
 */
function follow(client: CallwrightClient): () => void {
  const cache = cacheOf(client);
  let loading: Promise<AppliedEvents | undefined> | undefined;
  let isStopped = false;

  const readAgain = () => {
    loading = undefined;
    cache.freshenAll();
  };
  // The timer is not cleared: it only repeats reads that are shown.
  const load = () =>
    (loading ??= loadApplying().then(
      ({ applyEvents }) => applyEvents(cache),
      () => void setTimeout(readAgain, 1_000),
    ));
  const apply = async (to: (events: AppliedEvents) => void) => {
    const events = await load();
    if (events && !isStopped) to(events);
  };

  void load();
  const unsubscribe = client.live.subscribe({
    onEvent: (event: LiveEvent) => void apply((events) => events.onEvent(event)),
    onGap: () => void apply((events) => events.onGap()),
  });
  return () => {
    isStopped = true;
    unsubscribe();
    void loading?.then((events) => events?.stop());
  };
}
