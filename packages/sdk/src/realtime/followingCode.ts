import { isOffline } from "../isOffline.js";
import { pauseFor } from "./pauseFor.js";

/** The code that reads streams is loaded in parallel with the first content of a page, not before it. */
const loadFollowing = () => import("./followEvents.js");
export type LoadFollowing = typeof loadFollowing;
const loadAgainAfterMs = 5_000;

/**
 * The code that reads streams; undefined if the signal aborts before. If it cannot be loaded, it is requested again, like a
 * connection; but browsers remember an import that failed offline.
 */
export async function followingCode(signal: AbortSignal, pause = pauseFor, load = loadFollowing) {
  while (!signal.aborted) {
    const code = isOffline() ? undefined : await load().catch(() => undefined);
    if (code) return code;
    await pause(loadAgainAfterMs, signal);
  }
  return undefined;
}
