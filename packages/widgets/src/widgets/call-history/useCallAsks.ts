import { useApi } from "@callwright/sdk/hooks";

import { canCancel, type CallRow } from "../../calls/callRow.model.js";
import { callPauseMessages } from "../../calls/pause/callPause.messages.js";
import { type CallPauseModel, pausesEverybody } from "../../calls/pause/useCallPause.js";
import { useAllMessages, useTimes, useMessages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import type { Confirmation } from "../../ui/confirm/index.js";
import { useToast } from "../../ui/toast/index.js";
import { callHistoryMessages } from "./callHistory.messages.js";
import { type CallActionsOptions, useCallActions } from "./useCallActions.js";

interface CallAsksOptions extends CallActionsOptions {
  pause: CallPauseModel;
  confirm: (question: Confirmation) => Promise<boolean>;
  setStopping: (isStopping: boolean) => void;
}

/** The actions on calls, and those that ask for confirmation first because they end calls. */
export function useCallAsks({ pause, confirm, setStopping, ...options }: CallAsksOptions) {
  const { query } = options;
  const t = useAllMessages(callHistoryMessages, options.t);
  const pauseTexts = useMessages(callPauseMessages);
  const formats = useTimes();
  const clock = useClock();
  const client = useApi();
  const toast = useToast();
  const announce = useAnnounce();
  const actions = useCallActions(options);

  return {
    ...actions,

    askToCancel: async (row: CallRow): Promise<void> => {
      const isAgreed = await confirm({
        title: t.cancelTitle({ contact: row.contact || row.customer }),
        body:
          row.startAt === null
            ? t.cancelBodyOfQueued
            : t.cancelBody({ time: formats.date(row.startAt, "call", clock.timeZone) }),
        cancelLabel: t.keepCall,
        confirmLabel: t.cancel,
      });
      if (isAgreed) await actions.cancel(row.id);
    },

    askToHangUp: async (row: CallRow): Promise<void> => {
      const isAgreed = await confirm({
        title: t.hangUpTitle({ contact: row.contact || row.customer }),
        body: t.hangUpBody,
        cancelLabel: t.keepTalking,
        confirmLabel: t.hangUp,
      });
      if (isAgreed) await actions.hangUp(row.id);
    },

    askToStop: async (chosen: readonly CallRow[] | undefined, isOfEverybody: boolean): Promise<void> => {
      const count = chosen ? chosen.filter(canCancel).length : await countWaiting();
      if (count === undefined) return;
      if (count === 0) return void toast.success(t.nothingToStop);
      const isAgreed = await confirm({
        title: t.stopTitle({ count }),
        body: isOfEverybody && !chosen ? t.stopBodyOfAll : t.stopBody,
        cancelLabel: t.keepCalls,
        confirmLabel: t.stop,
      });
      if (!isAgreed) return;
      setStopping(true);
      await actions.stop(chosen?.map(({ id }) => id));
      setStopping(false);
    },

    askToPause: async (): Promise<void> => {
      const isOfEverybody = pausesEverybody(pause);
      const isAgreed = await confirm({
        title: isOfEverybody ? pauseTexts.askEverybody : pauseTexts.ask,
        body: pauseTexts.askBody,
        cancelLabel: pauseTexts.keepCalling,
        confirmLabel: isOfEverybody ? pauseTexts.pauseEverybody : pauseTexts.pause,
      });
      if (isAgreed) await announce(pause.pause, { failed: pauseTexts.failed });
    },
  };

  /** The number of calls in the view that wait, on all pages; undefined if it could not be read. */
  async function countWaiting(): Promise<number | undefined> {
    const { statuses = ["CRON", "QUEUED"], ...rest } = query;
    const waiting = statuses.filter((status) => status === "CRON" || status === "QUEUED");
    if (waiting.length === 0) return 0;
    const read = () => client.call("listCalls", { query: { ...rest, statuses: waiting, perPage: 1 } });
    return (await announce(read, { failed: t.stopFailed }))?.result.metaData.totalCount;
  }
}
