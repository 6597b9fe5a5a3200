import type { LiveEvent } from "../contract.js";
import type { ClientCache, ReadKey } from "./cache.js";
import { forgetOld } from "./forgetOld.js";
import { freshenedByEvent } from "./freshenedByEvent.js";
import { patchCall } from "./liveCalls.js";
import { readsIn } from "./reads.js";

/** What live events do to a cache. */
export interface AppliedEvents {
  onEvent: (event: LiveEvent) => void;
  /** Something may have happened unnoticed. */
  onGap: () => void;
  stop: () => void;
}

/** The reads that show calls; counts of calls are read again with every call anyway. */
const showingCalls = ["listCalls", "getCall", "listContacts"] as const;

/**
 * Events come in bursts: reads that become stale are repeated at once for the first event, and then at most once per
 * second.
 */
const gatherMs = 1_000;

const forgetEveryMs = 60_000;

/** Updates calls in place, repeats the reads that events make stale, and forgets what nobody has shown for long. */
export function applyEvents(cache: ClientCache): AppliedEvents {
  const outdated = new Set<ReadKey>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const forgetting = setInterval(() => forgetOld(cache), forgetEveryMs);

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

  return {
    onEvent(event) {
      const moved = event.type === "call.updated" ? patchCall(cache, event.call) : [];
      // A server that is newer than this package may send unknown events.
      freshenSoon([...moved, ...cache.keys(readsIn(freshenedByEvent[event.type] ?? []))]);
    },
    onGap() {
      freshenSoon(cache.keys(readsIn([...showingCalls, ...Object.values(freshenedByEvent)])));
    },
    stop() {
      clearTimeout(timer);
      clearInterval(forgetting);
    },
  };
}
