import { useCallback, useEffect, useState, useSyncExternalStore } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { createPlayback, type Playback, type PlaybackOptions, type PlaybackState } from "./playback.js";

/** A playback that lives as long as the component, and stops with it. Set a key per recording on the component. */
export function usePlayback({ load, durationSeconds }: PlaybackOptions): Playback {
  const loadLatest = useEvent(load);
  const [playback] = useState(() => createPlayback({ load: loadLatest, durationSeconds }));
  useEffect(() => () => playback.stop(), [playback]);
  return playback;
}

/** The part of a playback's state that a component needs; it renders again only when this part changes. */
export function usePlaybackState<Value extends string | number | boolean>(
  playback: Playback,
  select: (state: PlaybackState) => Value,
): Value {
  const read = useCallback(() => select(playback.getState()), [playback, select]);
  return useSyncExternalStore(playback.subscribe, read, read);
}
