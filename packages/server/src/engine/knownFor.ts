/** Calls in progress are over long before. */
const FORGOTTEN_AFTER_MS = 3_600_000;

/** A call, and for how long it was known when that was last stored. */
interface KnownCall {
  callId: string;
  knownSeconds: number;
}

/** For how many seconds a call has been known: as long as was stored, and since it was first asked about here. */
export type KnownFor = (call: KnownCall) => number;

/**
 * Measures how long calls are known, on a clock that nobody sets: the time of day may be set while a call is in progress,
 * which does not make it longer. What is stored is the longest time that a process has measured, so that a process that
 * starts goes on from there, and several processes count no second twice.
 *
 * @param now in milliseconds.
 */
export function createKnownFor(now = () => performance.now()): KnownFor {
  const first = new Map<string, { at: number; knownSeconds: number }>();
  return ({ callId, knownSeconds }) => {
    const at = now();
    for (const [id, known] of first) {
      if (at - known.at < FORGOTTEN_AFTER_MS) break;
      first.delete(id);
    }
    const since = first.get(callId) ?? { at, knownSeconds };
    first.set(callId, since);
    return Math.max(knownSeconds, since.knownSeconds + (at - since.at) / 1000);
  };
}
