import { canCancel, type CallRow } from "../../calls/callRow.model.js";
import { callPauseMessages } from "../../calls/pause/callPause.messages.js";
import { isOwnPause } from "../../calls/pause/useCallPause.js";
import { useMessages, type Messages } from "../../i18n/index.js";
import type { BulkAction } from "../../lists/bulkActions.js";
import type { Confirmation } from "../../ui/confirm/index.js";
import { CirclePause, CircleStop } from "../../ui/icon/generated/icons.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import type { CallStops } from "./useCallStops.js";

interface StopQuestionsOptions {
  t: Messages<typeof firstCallHistoryMessages>;
  stops: CallStops;
  confirm: (question: Confirmation) => Promise<boolean>;
  /** The selected calls; undefined if all rows are selected. */
  chosenRows: readonly CallRow[] | undefined;
  /** Whether the list is of one item. Calling is not paused from there. */
  isItem: boolean;
  /** Whether the list shows the calls of every company. */
  isOfEverybody: boolean;
}

/** The list's actions that stop calling. Each asks for confirmation first. */
export function useStopQuestions({ t, stops, confirm, chosenRows, isItem, isOfEverybody }: StopQuestionsOptions) {
  const pauseTexts = useMessages(callPauseMessages);
  const { pause } = stops;
  const pausesEverybody = pause.pausable !== undefined && "isEveryCompany" in pause.pausable;
  const pauseLabel = pausesEverybody ? pauseTexts.pauseEverybody : pauseTexts.pause;
  const canPause = !isItem && pause.state !== undefined && pause.pausable !== undefined && !isOwnPause(pause);
  const pauseAction: BulkAction = {
    id: "pause",
    needs: "pauseCalls",
    label: pauseLabel,
    icon: CirclePause,
    isBusy: pause.isBusy,
    onAll: () => void askToPause(),
  };
  const stopAction: BulkAction = {
    id: "stop",
    needs: "cancelWaitingCalls",
    label: t.stop,
    icon: CircleStop,
    isBusy: stops.isStopping,
    onAll: () => void askToStop(),
    onChosen: () => void askToStop(chosenRows),
  };
  return canPause ? [pauseAction, stopAction] : [stopAction];

  /** @param chosen the calls to cancel; if omitted, all that match the filters */
  async function askToStop(chosen?: readonly CallRow[]): Promise<void> {
    const count = chosen ? chosen.filter(canCancel).length : await stops.countWaiting();
    if (count === undefined) return;
    if (count === 0) return stops.tellNothingToStop();
    const isAgreed = await confirm({
      title: t.stopTitle({ count }),
      body: isOfEverybody && !chosen ? t.stopBodyOfAll : t.stopBody,
      cancelLabel: t.keepCalls,
      confirmLabel: t.stop,
    });
    if (isAgreed) await stops.stop(chosen?.map(({ id }) => id));
  }

  async function askToPause(): Promise<void> {
    const isAgreed = await confirm({
      title: pausesEverybody ? pauseTexts.askEverybody : pauseTexts.ask,
      body: pauseTexts.askBody,
      cancelLabel: pauseTexts.keepCalling,
      confirmLabel: pauseLabel,
    });
    if (isAgreed) await stops.pauseCalls();
  }
}
