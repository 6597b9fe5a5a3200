import { useCallback, useSyncExternalStore } from "react";

import type { Playback } from "../player/playback.js";
import { turnAt, type Turn } from "../turns.model.js";

/** The turn that is being played, or -1 before anything was played. */
export function useCurrentTurn(playback: Playback | undefined, turns: readonly Turn[]): number {
  const subscribe = useCallback((listener: () => void) => playback?.subscribe(listener) ?? (() => {}), [playback]);
  const read = () => {
    const state = playback?.getState();
    return state && (state.isPlaying || state.second > 0) ? turnAt(turns, state.second) : -1;
  };
  return useSyncExternalStore(subscribe, read, read);
}
