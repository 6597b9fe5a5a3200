import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";

import type { PartKeys } from "../../lib/heldKeys.js";
import { importOnce } from "../../lib/importOnce.js";
import { keepTrying } from "../../lib/keepTrying.js";
import { useHeldKeys } from "../../lib/useHeldKeys.js";
import { useLayoutEffect } from "../../lib/useLayoutEffect.js";
import { whyMissing } from "../../lib/whyMissing.js";
import { MissingNotice, type MissingWhy } from "./MissingNotice.js";
import { Unboxed } from "./onDemand.styles.js";

/** A part whose code is loaded when it is first rendered. */
export interface OnDemandPart<Props extends object> {
  (props: Props & { /** Drawn until the part is there. */ fallback?: ReactNode }): ReactNode;
  /** Loads the code in advance, for example when a pointer is over the control that needs it. */
  preload: () => void;
}

/**
 * Creates a part from a dynamic import. Unlike `React.lazy`, it shows an error in its place if the code cannot be
 * loaded, offers another try, and continues by itself when the network is back.
 *
 * @param keys which keys that are pressed while it loads are meant for it. With `inPlace` the fallback has a focusable
 * element, and the part's first such element takes the focus over.
 *
 * @example
 * const CallDetail = onDemand(() => import("./CallDetail.js").then(({ CallDetail }) => CallDetail), "all");
 */
/* @__NO_SIDE_EFFECTS__ */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  keys: PartKeys,
): OnDemandPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const importPart = importOnce(load);
  const fetchOnce = async () => {
    loaded = await importPart();
  };

  function Part({ fallback, ...props }: Props & { fallback?: ReactNode }) {
    const [state, setState] = useState<"loading" | "loaded" | MissingWhy>(loaded ? "loaded" : "loading");
    const stop = useRef<() => void>(undefined);
    useHeldKeys(keys === "all" && state === "loading", state === "loaded");
    const begin = useCallback(() => {
      let isLeft = false;
      const settle = (next: "loaded" | MissingWhy) => {
        if (!isLeft) setState(next);
      };
      const stopTrying = keepTrying(async () => {
        try {
          await fetchOnce();
          settle("loaded");
        } catch (failure) {
          const why = await whyMissing(failure);
          settle(navigator.onLine ? why : "offline");
          if (why === "unreachable") throw failure;
        }
      });
      stop.current = () => {
        isLeft = true;
        stopTrying();
      };
    }, []);
    useEffect(() => {
      begin();
      return () => stop.current?.();
    }, [begin]);

    if (keys === "inPlace" && (loaded || state === "loading"))
      return <InPlace fallback={fallback}>{loaded && createPart(loaded, props as unknown as Props)}</InPlace>;
    // The remaining props without the fallback are those of the part.
    if (loaded) return createPart(loaded, props as unknown as Props);
    if (state === "loaded" || state === "loading") return fallback;
    return <MissingNotice why={state} onRetry={retry} />;

    function retry() {
      stop.current?.();
      setState("loading");
      begin();
    }
  }
  return Object.assign(Part, { preload: () => void fetchOnce().catch(() => undefined) });
}

/** The placeholder of a part for typing, and the part. */
function InPlace({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [isFocused, setFocused] = useState(false);
  const isThere = children !== undefined;
  useHeldKeys(isFocused && !isThere, isThere);
  useLayoutEffect(() => {
    if (isThere && isFocused) ref.current?.querySelector<HTMLElement>("input, button, [tabindex='0']")?.focus();
  }, [isThere, isFocused]);
  return (
    <Unboxed ref={ref} onFocus={() => !isThere && setFocused(true)} onBlur={() => setFocused(false)}>
      {children ?? fallback}
    </Unboxed>
  );
}

function createPart<Props extends object>(Loaded: ComponentType<Props>, props: Props) {
  return <Loaded {...props} />;
}
