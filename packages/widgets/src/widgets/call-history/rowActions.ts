import { canCancel, canHangUp, type CallRow } from "../../calls/callRow.model.js";
import type { Messages } from "../../i18n/index.js";
import { MessageSquareText, PhoneOff, Play } from "../../ui/icon/generated/icons.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";

/** An action on a call. */
export type RowAction =
  | "play"
  | "open"
  | "cancel"
  | "hangUp"
  | "reschedule"
  | "callNow"
  | "feedback"
  | "call"
  | "openCustomer";

/**
 * The options that determine a call's actions. They are flat, so that rows render again only if one of them changes.
 */
export interface RowActionOptions {
  t: Messages<typeof firstCallHistoryMessages>;
  /** Whether the host can show a customer. */
  canOpenCustomer: boolean;
  /** The call whose player is open under its row. */
  playingId: string | undefined;
  onAct: (action: RowAction, row: CallRow) => void;
}

/** The most frequent actions of a call, as buttons in its row. */
export function quickActions(row: CallRow, { t, playingId, onAct }: RowActionOptions): QuickAction[] {
  const contact = row.contact || row.customer;
  const actions: (QuickAction | false)[] = [
    row.hasRecording && {
      id: "play",
      needs: "getCallRecording" as const,
      icon: Play,
      label: t.play({ contact }),
      isExpanded: row.id === playingId,
      onAction: () => onAct("play", row),
    },
    row.hasConversation && {
      id: "conversation",
      icon: MessageSquareText,
      label: t.conversation({ contact }),
      onAction: () => onAct("open", row),
    },
    canCancel(row) && {
      id: "cancel",
      needs: "cancelCalls" as const,
      label: t.cancel,
      onAction: () => onAct("cancel", row),
    },
    canHangUp(row) && {
      id: "hangUp",
      needs: "hangUpCalls" as const,
      icon: PhoneOff,
      label: t.hangUpTitle({ contact }),
      onAction: () => onAct("hangUp", row),
    },
  ];
  return actions.filter((action) => action !== false);
}
