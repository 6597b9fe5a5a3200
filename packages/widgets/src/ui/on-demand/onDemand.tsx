import { useEffect, useState, type ComponentType, type ReactNode } from "react";

import { Notice } from "../notice/index.js";

/** A part whose code comes when it is first drawn. */
export interface OnDemandPart<Props extends object> {
  (props: Props & { /** Drawn until the part is there. */ fallback?: ReactNode }): ReactNode;
  /** Fetches the code ahead of time, e.g. when somebody points at what will need it. */
  preload: () => void;
}

/**
 * Makes a part of what a dynamic import answers. Unlike `React.lazy` it says so in place when the code cannot be had,
 * and can be tried again.
 *
 * @example
 * const CallDetail = onDemand(() => import("./CallDetail.js").then(({ CallDetail }) => CallDetail));
 */
export function onDemand<Props extends object>(load: () => Promise<ComponentType<Props>>): OnDemandPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const fetchOnce = () =>
    (loading ??= load().then(
      (part) => {
        loaded = part;
        return undefined;
      },
      (failure: unknown) => {
        loading = undefined;
        throw failure;
      },
    ));

  function Part({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const [state, setState] = useState<"loading" | "failed" | "loaded">(loaded ? "loaded" : "loading");
    useEffect(() => {
      if (state !== "loading") return undefined;
      let isGone = false;
      const settle = (next: "failed" | "loaded") => () => {
        if (!isGone) setState(next);
      };
      fetchOnce().then(settle("loaded"), settle("failed"));
      return () => {
        isGone = true;
      };
    }, [state]);

    if (state === "failed") return <Notice onRetry={() => setState("loading")} />;
    // What is left of the props without the fallback is what the part takes.
    if (loaded) return createPart(loaded, props as unknown as Props);
    return fallback;
  }
  return Object.assign(Part, { preload: () => void fetchOnce().catch(() => undefined) });
}

function createPart<Props extends object>(Loaded: ComponentType<Props>, props: Props) {
  return <Loaded {...props} />;
}
