import { useApi, useCancelWaitingCalls } from "@callwright/sdk/hooks";

import { callPauseMessages } from "../../calls/pause/callPause.messages.js";
import { useCallPause } from "../../calls/pause/useCallPause.js";
import { useMessages, type Messages } from "../../i18n/index.js";
import type { ViewerRead } from "../../lib/useViewer.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { useToast } from "../../ui/toast/index.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import { toFilterQuery, type CallScope } from "./callHistory.model.js";
import type { CallHistoryEvent, CallHistoryView } from "./CallHistory.types.js";

interface CallStopsOptions {
  t: Messages<typeof firstCallHistoryMessages>;
  view: CallHistoryView;
  scope: CallScope;
  viewer: ViewerRead["viewer"];
  report: (event: CallHistoryEvent) => void;
}

/** Calling in bulk, brought to a halt: calls that wait are cancelled together, or all calling is paused. */
export function useCallStops({ t, view, scope, viewer, report }: CallStopsOptions) {
  const client = useApi();
  const toast = useToast();
  const announce = useAnnounce();
  const pauseTexts = useMessages(callPauseMessages);
  const cancelWaitingCalls = useCancelWaitingCalls();
  const [onlySellerId] = view.sellerCompanyIds.length === 1 ? view.sellerCompanyIds : [];
  const pause = useCallPause(viewer, scope.sellerCompanyId ?? onlySellerId);

  return {
    pause,
    isStopping: cancelWaitingCalls.isMutating,

    /** How many calls of the view wait, on all pages; undefined when that could not be read. */
    countWaiting: async (): Promise<number | undefined> => {
      const { statuses = ["CRON", "QUEUED"], ...query } = toFilterQuery(view, scope);
      const waiting = statuses.filter((status) => status === "CRON" || status === "QUEUED");
      if (waiting.length === 0) return 0;
      const read = () => client.call("listCalls", { query: { ...query, statuses: waiting, perPage: 1 } });
      return (await announce(read, { failed: t.stopFailed }))?.result.metaData.totalCount;
    },
    tellNothingToStop: () => void toast.success(t.nothingToStop),

    /** Cancels calls that wait: the given ones, else all that the view finds. */
    stop: async (callIds?: readonly string[]): Promise<void> => {
      const { sortBy: _, ...query } = toFilterQuery(view, scope);
      const done = await announce(
        () => cancelWaitingCalls.trigger(callIds ? { body: { ids: [...callIds] } } : { query }),
        {
          done: ({ cancelledCount, onTheLineCount }) => ({
            title: t.stopped({ count: cancelledCount }),
            body: onTheLineCount > 0 ? t.stoppedOnTheLine({ count: onTheLineCount }) : undefined,
          }),
          failed: t.stopFailed,
        },
      );
      if (!done) return;
      const { cancelledCount } = done.result;
      report({ widget: "call-history", type: "callsStopped", detail: { callIds: callIds ?? "all", cancelledCount } });
    },

    pauseCalls: () => announce(pause.pause, { failed: pauseTexts.failed }),
  };
}

/** The halts, as the controller answers them. */
export type CallStops = ReturnType<typeof useCallStops>;
