import { useApi } from "@callwright/sdk/hooks";

import { callPauseMessages } from "../../calls/pause/callPause.messages.js";
import { useCallPause } from "../../calls/pause/useCallPause.js";
import { useMessages, type Messages } from "../../i18n/index.js";
import type { ViewerRead } from "../../lib/useViewer.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { useToast } from "../../ui/toast/index.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import { toFilterQuery, type CallScope } from "./callHistory.model.js";
import type { CallHistoryView } from "./CallHistory.types.js";
import type { useLateCallActions } from "./useLateCallActions.js";

interface CallStopsOptions {
  t: Messages<typeof firstCallHistoryMessages>;
  view: CallHistoryView;
  scope: CallScope;
  viewer: ViewerRead["viewer"];
  actions: Pick<ReturnType<typeof useLateCallActions>, "stop" | "isStopping">;
}

/** Stops bulk calling: cancels waiting calls together, or pauses all calls. */
export function useCallStops({ t, view, scope, viewer, actions }: CallStopsOptions) {
  const client = useApi();
  const toast = useToast();
  const announce = useAnnounce();
  const pauseTexts = useMessages(callPauseMessages);
  const [onlySellerId] = view.sellerCompanyIds.length === 1 ? view.sellerCompanyIds : [];
  const pause = useCallPause(viewer, scope.sellerCompanyId ?? onlySellerId);

  return {
    pause,
    isStopping: actions.isStopping,

    /** The number of calls in the view that wait, on all pages; undefined if it could not be read. */
    countWaiting: async (): Promise<number | undefined> => {
      const { statuses = ["CRON", "QUEUED"], ...query } = toFilterQuery(view, scope);
      const waiting = statuses.filter((status) => status === "CRON" || status === "QUEUED");
      if (waiting.length === 0) return 0;
      const read = () => client.call("listCalls", { query: { ...query, statuses: waiting, perPage: 1 } });
      return (await announce(read, { failed: t.stopFailed }))?.result.metaData.totalCount;
    },
    tellNothingToStop: () => void toast.success(t.nothingToStop),

    stop: actions.stop,
    pauseCalls: () => announce(pause.pause, { failed: pauseTexts.failed }),
  };
}

/** The data and actions that the hook returns. */
export type CallStops = ReturnType<typeof useCallStops>;
