/** Calls in progress are over long before. */
const FORGOTTEN_AFTER_MS = 3_600_000;

/** For how many milliseconds this process has known of a call: since it was first asked about it here. */
export type KnownFor = (callId: string) => number;

/**
 * Measures how long calls are known, on a clock that nobody sets: the time of day may be set while a call is in progress,
 * which does not make it longer. A process that starts knows of no calls yet.
 */
export function createKnownFor(now = () => performance.now()): KnownFor {
  const since = new Map<string, number>();
  return (callId) => {
    const at = now();
    for (const [id, first] of since) {
      if (at - first < FORGOTTEN_AFTER_MS) break;
      since.delete(id);
    }
    if (!since.has(callId)) since.set(callId, at);
    return at - (since.get(callId) ?? at);
  };
}
