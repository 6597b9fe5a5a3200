import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from "react";

import { keepTrying } from "./keepTrying.js";
import type { useHeldKeys } from "./useHeldKeys.js";
import { importCode } from "./whyMissing.js";

/** A part whose code is loaded when it is first wanted. */
export interface WantedPart<Props extends object> {
  (props: Props & WantedProps): ReactNode;
  /**
   * Loads the code in advance, for example when a pointer is over the control that needs it. After a failure, it is
   * tried again.
   */
  preload: () => void;
}

interface WantedProps {
  /** Whether it is needed now. From then on it stays rendered, so that it can also animate its exit. */
  isWanted: boolean;
  /** Rendered until the part is wanted and loaded. */
  fallback?: ReactNode;
}

/**
 * Creates a part from a dynamic import, as `whenWanted` does. Without `useKeys` the page does not load the code that holds keys.
 *
 * @param useKeys holds the keys that are pressed while it loads
 */
export function wantedPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  useKeys?: typeof useHeldKeys,
): WantedPart<Props> {
  const listeners = new Set<() => void>();
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;

  const tell = () => listeners.forEach((listener) => listener());
  const settle = (part: ComponentType<Props>) => {
    loaded = part;
    tell();
  };
  const fetchOnce = () => {
    loading ??= importCode(load).then(settle, (failure: unknown) => {
      loading = undefined;
      tell();
      throw failure;
    });
    tell();
    return loading;
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Part({ isWanted, fallback, ...props }: Props & WantedProps) {
    const [wasWanted, setWasWanted] = useState(isWanted);
    if (isWanted && !wasWanted) setWasWanted(true);
    const state = useSyncExternalStore(
      subscribe,
      () => (loaded ? "there" : loading ? "loading" : "away"),
      () => "away",
    );
    const isThere = state === "there";
    // Each part has its hook or has none, always.
    useKeys?.(isWanted && state === "loading", isThere);
    useEffect(() => (isWanted && !loaded ? keepTrying(fetchOnce) : undefined), [isWanted]);
    if (!isThere || !loaded || !(isWanted || wasWanted)) return fallback;
    // The remaining props are those of the part.
    return createPart(loaded, props as unknown as Props);
  }
  return Object.assign(Part, { preload: () => void fetchOnce().catch(() => undefined) });
}

function createPart<Props extends object>(Loaded: ComponentType<Props>, props: Props) {
  return <Loaded {...props} />;
}
