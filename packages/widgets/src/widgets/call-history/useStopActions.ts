import { firstCallPauseMessages } from "../../calls/pause/callPause.firstTexts.js";
import { isOwnPause, pausesEverybody } from "../../calls/pause/useCallPause.js";
import { useMessages, type Messages } from "../../i18n/index.js";
import type { BulkAction } from "../../lists/bulkActions.js";
import { CirclePause, CircleStop } from "../../ui/icon/generated/icons.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import type { CallHistoryModel } from "./useCallHistory.js";

interface StopActionsOptions {
  t: Messages<typeof firstCallHistoryMessages>;
  model: Pick<CallHistoryModel, "pause" | "actions" | "selection" | "chosenRows">;
  /** Whether the list is of one item. Calling is not paused from there. */
  isItem: boolean;
  /** Whether the list shows the calls of every company. */
  isOfEverybody: boolean;
}

/** The list's actions that stop calling. Each asks for confirmation first. */
export function useStopActions({ t, model, isItem, isOfEverybody }: StopActionsOptions): BulkAction[] {
  const texts = useMessages(firstCallPauseMessages);
  const { pause, actions, selection, chosenRows } = model;
  const canPause = !isItem && pause.state !== undefined && pause.pausable !== undefined && !isOwnPause(pause);
  const pauseAction: BulkAction = {
    id: "pause",
    needs: "pauseCalls",
    label: pausesEverybody(pause) ? texts.pauseEverybody : texts.pause,
    icon: CirclePause,
    isBusy: pause.isBusy,
    onAll: () => void actions.askToPause(),
  };
  const stopAction: BulkAction = {
    id: "stop",
    needs: "cancelWaitingCalls",
    label: t.stop,
    icon: CircleStop,
    isBusy: actions.isStopping,
    onAll: () => void actions.askToStop(undefined, isOfEverybody),
    onChosen: () => void actions.askToStop(selection === "all" ? undefined : chosenRows, isOfEverybody),
  };
  return canPause ? [pauseAction, stopAction] : [stopAction];
}
