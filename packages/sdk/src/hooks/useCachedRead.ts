"use client";

import { useMemo, useRef, useSyncExternalStore } from "react";

import type { CachedRead, ReadState } from "./CachedRead.js";

const nothing: ReadState<never> = { data: undefined, error: undefined, isLoading: false, isValidating: false };
const never = { subscribe: () => () => {}, now: () => nothing, first: () => nothing };

/**
 * The state of a read, and a function that says whether it is in progress. Only a component that asks for this renders
 * again when a request begins.
 */
export function useCachedRead<Data>(read: CachedRead<Data> | undefined) {
  const showsProgress = useRef(false);
  const { subscribe, now, first } = useMemo(() => {
    if (!read) return never;
    let seen = { ...read.state };
    return {
      subscribe: read.subscribe,
      first: () => read.first,
      now() {
        const { state } = read;
        const isSame =
          seen.data === state.data &&
          seen.error === state.error &&
          (!showsProgress.current || (seen.isLoading === state.isLoading && seen.isValidating === state.isValidating));
        seen = isSame ? Object.assign(seen, state) : { ...state };
        return seen;
      },
    };
  }, [read]);
  const state: ReadState<Data> = useSyncExternalStore(subscribe, now, first);
  return { state, showsProgress };
}
