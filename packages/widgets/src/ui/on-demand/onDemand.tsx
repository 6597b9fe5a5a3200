import { useEffect, useState, type ComponentType, type ReactNode } from "react";

import { useMessages } from "../../i18n/index.js";
import { keepTrying } from "../../lib/keepTrying.js";
import { reloadPage } from "../../lib/unsaved.js";
import { type MissingCode, whyMissing } from "../../lib/whyMissing.js";
import { Button } from "../button/index.js";
import { Notice } from "../notice/index.js";
import { onDemandMessages } from "./onDemand.messages.js";

/** A part whose code comes when it is first drawn. */
export interface OnDemandPart<Props extends object> {
  (props: Props & { /** Drawn until the part is there. */ fallback?: ReactNode }): ReactNode;
  /** Fetches the code ahead of time, e.g. when somebody points at what will need it. */
  preload: () => void;
}

/**
 * Makes a part of what a dynamic import answers. Unlike `React.lazy` it says so in place when the code cannot be had, can
 * be tried again, and goes on by itself when the network is back.
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
    const [state, setState] = useState<"loading" | "loaded" | MissingCode>(loaded ? "loaded" : "loading");
    const [round, setRound] = useState(0);
    useEffect(() => {
      if (loaded) return setState("loaded");
      let isLeft = false;
      const settle = (next: typeof state) => {
        if (!isLeft) setState(next);
      };
      const stop = keepTrying(async () => {
        try {
          await fetchOnce();
          settle("loaded");
        } catch (failure) {
          const why = await whyMissing(failure);
          settle(why);
          if (why !== "gone") throw failure;
        }
      });
      return () => {
        isLeft = true;
        stop();
      };
    }, [round]);

    // What is left of the props without the fallback is what the part takes.
    if (loaded) return createPart(loaded, props as unknown as Props);
    if (state === "gone" || state === "unreachable") return <Missing why={state} onRetry={retry} />;
    return fallback;

    function retry() {
      setState("loading");
      setRound(round + 1);
    }
  }
  return Object.assign(Part, { preload: () => void fetchOnce().catch(() => undefined) });
}

/** In place of the part. */
function Missing({ why, onRetry }: { why: MissingCode; onRetry: () => void }) {
  const t = useMessages(onDemandMessages);
  if (why === "gone") {
    return (
      <Notice
        tone="info"
        title={t.newVersion}
        action={
          <Button size="small" onPress={() => void reloadPage()}>
            {t.reload}
          </Button>
        }
      >
        {t.newVersionHint}
      </Notice>
    );
  }
  if (navigator.onLine) return <Notice onRetry={onRetry} />;
  return (
    <Notice tone="info" title={t.offline} onRetry={onRetry}>
      {t.offlineHint}
    </Notice>
  );
}

function createPart<Props extends object>(Loaded: ComponentType<Props>, props: Props) {
  return <Loaded {...props} />;
}
