import { useMemo } from "react";

import { isScheduled, isUnderWay, type CallRow } from "../../calls/callRow.model.js";
import type { Messages } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import type { CallHistoryProps } from "./CallHistory.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import type { RowAction, RowActionOptions } from "./rowActions.js";
import type { CallHistoryModel } from "./useCallHistory.js";

interface RowActionsOptions extends Pick<CallHistoryProps, "onOpenPotentialCustomer"> {
  t: Messages<typeof firstCallHistoryMessages>;
  model: CallHistoryModel;
}

/** The actions on one call, from its row or its drawer. Actions that end a call ask for confirmation first. */
export function useRowActions({ t, model, onOpenPotentialCustomer }: RowActionsOptions) {
  const { actions, questions, playingId } = model;
  const onAct = useEvent(act);
  const canOpenCustomer = onOpenPotentialCustomer !== undefined;
  const rowOptions = useMemo<RowActionOptions>(
    () => ({ t, canOpenCustomer, playingId, onAct }),
    [t, canOpenCustomer, playingId, onAct],
  );
  return { onAct, rowOptions };

  function act(action: RowAction, row: CallRow) {
    switch (action) {
      case "play":
        return model.togglePlayer(row.id);
      case "open":
        return model.open(row.id);
      case "feedback":
        return model.open(row.id, { askFeedback: true });
      case "cancel":
        return void actions.askToCancel(row);
      case "hangUp":
        return void actions.askToHangUp(row);
      case "reschedule":
        return questions.askReschedule(row);
      case "callNow":
        return questions.askNow(row);
      case "call":
        if (row.phoneBookId === null || isUnderWay(row) || isScheduled(row)) return;
        return questions.askAgain(row.phoneBookId, row);
      case "openCustomer":
        if (row.customerId !== null) onOpenPotentialCustomer?.({ potentialCustomerId: row.customerId });
    }
  }
}
