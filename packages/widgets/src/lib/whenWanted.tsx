import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from "react";

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
 * ask for again by pressing once more; where it would be missed, `onDemand` says that it could not be had.
 *
 * @example
 * const MenuPanel = whenWanted(() => import("./MenuPanel.js").then(({ MenuPanel }) => MenuPanel));
 * <MenuPanel isWanted={isOpen} isOpen={isOpen} items={items} />
 */
export function whenWanted<Props extends object>(load: () => Promise<ComponentType<Props>>): WantedPart<Props> {
  const listeners = new Set<() => void>();
  let loaded: ComponentType<Props> | undefined;
  let isLoading = false;

  const settle = (part?: ComponentType<Props>) => {
    loaded = part;
    isLoading = false;
    for (const listener of listeners) listener();
  };
  const preload = () => {
    if (loaded || isLoading) return;
    isLoading = true;
    load().then(settle, () => settle());
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  function Part({ isWanted, fallback, ...props }: Props & WantedProps) {
    const [wasWanted, setWasWanted] = useState(isWanted);
    if (isWanted && !wasWanted) setWasWanted(true);
    const isThere = useSyncExternalStore(
      subscribe,
      () => loaded !== undefined,
      () => false,
    );
    useEffect(() => {
      if (isWanted) preload();
    }, [isWanted]);
    if (!isThere || !loaded || !(isWanted || wasWanted)) return fallback;
    // What is left of the props is what the part takes.
    return createPart(loaded, props as unknown as Props);
  }
  return Object.assign(Part, { preload });
}

function createPart<Props extends object>(Loaded: ComponentType<Props>, props: Props) {
  return <Loaded {...props} />;
}
