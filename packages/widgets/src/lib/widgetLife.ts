import type { ApiError } from "@callwright/sdk";
import type { ApiWatcher, WatchedRead } from "@callwright/sdk/hooks";

import type { Happened } from "./explainMistake.js";
import type { WidgetErrorCode, WidgetFailed, WidgetReport } from "./widgetEvents.js";

/** The commands that a host can send to a widget. */
export type Command = (...args: never[]) => void | Promise<void>;

/** One widget from its first render to its end: whether it has loaded, its failures, and its commands. */
export interface WidgetLife {
  watcher: ApiWatcher;
  /** It has rendered for the first time. Returns a function for its end. */
  begin: () => () => void;
  /** Its drawing failed. */
  broke: () => void;
  /** Reads everything on the screen again. */
  refresh: () => Promise<void>;
  /** The commands that it can carry out now. */
  provide: (commands: Record<string, Command>) => void;
  /** Sends it a command, which is carried out once it has loaded. */
  command: (name: string, args: unknown[]) => Promise<void>;
}

/** Responses that a widget shows as a state: no access, or a deleted record. */
const isAnswer = ({ status }: ApiError) => status === 403 || status === 404;

const isSettled = ({ hasData, error }: WatchedRead) => hasData || (error !== undefined && isAnswer(error));

/** Receives the events of a widget, and for a failure also the details for developers. */
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

  /** One read often follows from another: whether there will be more is known when all effects of a render have run. */
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

  /** Several parts of a widget may read the same data and fail together. */
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
