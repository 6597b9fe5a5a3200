import { useEffect, useSyncExternalStore } from "react";

/** Code that comes when it is first wanted. */
export interface Loadable<T> {
  /** Fetches it, if that has not happened yet. What failed is tried again with the next call. */
  preload: () => void;
  /** What was fetched. */
  current: () => T | undefined;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Makes what a dynamic import answers loadable. It is for what people can do without for a moment, such as a tooltip, or
 * ask for again by pressing once more; where it would be missed, `onDemand` says that it could not be had.
 *
 * @example
 * const menuPanel = loadable(() => import("./MenuPanel.js").then(({ MenuPanel }) => MenuPanel));
 */
export function loadable<T>(load: () => Promise<T>): Loadable<T> {
  const listeners = new Set<() => void>();
  let current: T | undefined;
  let isLoading = false;
  const settle = (loaded?: T) => {
    current = loaded;
    isLoading = false;
    for (const listener of listeners) listener();
  };
  return {
    preload() {
      if (current !== undefined || isLoading) return;
      isLoading = true;
      load().then(settle, () => settle());
    },
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** What is loadable, once it is wanted and there. */
export function useLoaded<T>(source: Loadable<T>, isWanted: boolean): T | undefined {
  const current = useSyncExternalStore(source.subscribe, source.current, nothing);
  useEffect(() => {
    if (isWanted) source.preload();
  }, [source, isWanted]);
  return isWanted ? current : undefined;
}

const nothing = () => undefined;
