import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from "react";

import { keepTrying } from "./keepTrying.js";
import { useHeldKeys } from "./useHeldKeys.js";
import { importCode } from "./whyMissing.js";

/** A part whose code comes when it is first wanted. */
export interface WantedPart<Props extends object> {
  (props: Props & WantedProps): ReactNode;
  /** Fetches the code ahead of time, e.g. when somebody points at what will need it. What failed is tried again. */
  preload: () => void;
}

interface WantedProps {
  /** Whether it is needed now. Once it was, it is drawn from then on, so that it can also leave. */
  isWanted: boolean;
  /** Drawn until the part is wanted and there. */
  fallback?: ReactNode;
}

/**
 * Makes a part of what a dynamic import answers. It is for what people can do without for a moment, such as a tooltip, or
 * ask for again by pressing once more; while it is wanted it is tried again. Where it would be missed, `onDemand` says that
 * it could not be had.
 *
 * @param keys whether the keys that are pressed while it is on its way are meant for it
 *
 * @example
 * const MenuPanel = whenWanted(() => import("./MenuPanel.js").then(({ MenuPanel }) => MenuPanel), "all");
 * <MenuPanel isWanted={isOpen} isOpen={isOpen} items={items} />
 */
export function whenWanted<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  keys: "all" | "none",
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
    useHeldKeys(keys === "all" && isWanted && state === "loading", isThere);
    useEffect(() => (isWanted && !loaded ? keepTrying(fetchOnce) : undefined), [isWanted]);
    if (!isThere || !loaded || !(isWanted || wasWanted)) return fallback;
    // What is left of the props is what the part takes.
    return createPart(loaded, props as unknown as Props);
  }
  return Object.assign(Part, { preload: () => void fetchOnce().catch(() => undefined) });
}

function createPart<Props extends object>(Loaded: ComponentType<Props>, props: Props) {
  return <Loaded {...props} />;
}
