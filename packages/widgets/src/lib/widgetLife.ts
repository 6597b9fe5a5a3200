import type { ApiError } from "@callwright/sdk";
import type { ApiWatcher, WatchedRead } from "@callwright/sdk/hooks";

import type { Happened } from "./explainMistake.js";
import type { WidgetErrorCode, WidgetFailed, WidgetReport } from "./widgetEvents.js";

/** What a host can ask a widget to do. */
export type Command = (...args: never[]) => void | Promise<void>;

/** One widget from its first drawing to its end: whether it has loaded, what failed in it, what it was asked to do. */
export interface WidgetLife {
  watcher: ApiWatcher;
  /** Its first drawing is there. Answers how to say that it is gone. */
  begin: () => () => void;
  /** Its drawing failed. */
  broke: () => void;
  /** Reads again all that is on the screen. */
  refresh: () => Promise<void>;
  /** What it can be asked to do now. */
  provide: (commands: Record<string, Command>) => void;
  /** Asks it to do something, once it has loaded. */
  command: (name: string, args: unknown[]) => Promise<void>;
}

/** Answers that a widget shows as they are: that the reader may not see it, or that it is gone. */
const isAnswer = ({ status }: ApiError) => status === 403 || status === 404;

const isSettled = ({ hasData, error }: WatchedRead) => hasData || (error !== undefined && isAnswer(error));

/** Hears what happens in a widget, and of a failure also what only developers should read. */
export type Tell = (report: WidgetReport, happened?: Happened) => void;

export function createWidgetLife(widget: string, tell: Tell): WidgetLife {
  const startedAt = performance.now();
  const reads = new Set<WatchedRead>();
  const told = new WeakSet<ApiError>();
  let commands: Record<string, Command> = {};
  let isHere = false;
  let isLoaded = false;
  let isChecking = false;
  let wakeUp: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => {
    wakeUp = resolve;
  });

  /** One read often follows from another: whether any is still to come is known when all effects of a drawing have run. */
  const checkSoon = () => {
    if (isLoaded || isChecking) return;
    isChecking = true;
    queueMicrotask(() => {
      isChecking = false;
      if (isLoaded || !isHere || ![...reads].every(isSettled)) return;
      isLoaded = true;
      tell({ widget, type: "loaded", detail: { durationMs: Math.round(performance.now() - startedAt) } });
      wakeUp();
    });
  };

  /** Several parts of a widget may read the same and fail together. */
  const failed = (error: ApiError, code: WidgetErrorCode = error.code) => {
    if (told.has(error) || code === "ABORTED") return;
    told.add(error);
    const { message } = error;
    tell({ widget, type: "error", detail: { ...detailOf(error), code } }, { where: widget, code, message });
  };

  return {
    watcher: {
      watch(read) {
        reads.add(read);
        if (read.error) failed(read.error, read.error.code === "OUT_OF_SCOPE" ? "WIDGET_NOT_ALLOWED" : undefined);
        checkSoon();
        return () => {
          reads.delete(read);
          checkSoon();
        };
      },
      failed: (error) => failed(error),
    },
    begin() {
      isHere = true;
      checkSoon();
      return () => {
        isHere = false;
      };
    },
    broke: () => tell({ widget, type: "error", detail: { code: "WIDGET_BROKE", status: 0 } }),
    refresh: async () => {
      await Promise.allSettled([...reads].map(({ refresh }) => refresh()));
    },
    provide: (given) => {
      commands = given;
    },
    async command(name, args) {
      await loaded;
      await commands[name]?.(...(args as never[]));
    },
  };
}

function detailOf({ status, operation, durationMs, requestId }: ApiError): Omit<WidgetFailed["detail"], "code"> {
  return {
    status,
    ...(operation && { operation }),
    ...(durationMs !== undefined && { durationMs }),
    ...(requestId !== undefined && { requestId }),
  };
}
