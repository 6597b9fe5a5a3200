import { canCancel, canHangUp, isScheduled, isUnderWay, type CallRow } from "../../calls/callRow.model.js";
import type { Messages } from "../../i18n/index.js";
import {
  Building2,
  CalendarClock,
  CircleX,
  MessageSquareText,
  PanelRight,
  Phone,
  PhoneOff,
  Play,
  Star,
} from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
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

/** All actions of a call, for a menu. The drawer is the detail itself, so its menu does not have that action. */
export function menuActions(row: CallRow, options: RowActionOptions, place: "row" | "drawer"): MenuEntry[] {
  const { t, canOpenCustomer, onAct } = options;
  const wasHeard = row.answeredAt !== null && !isUnderWay(row);
  const entries: (MenuEntry | false)[] = [
    place === "row" && {
      id: "open",
      label: t.detail,
      icon: PanelRight,
      shortcut: "Enter",
      onAction: () => onAct("open", row),
    },
    ...waitingActions(row, options),
    !isScheduled(row) &&
      !isUnderWay(row) && {
        id: "call",
        needs: "startCalls",
        label: t.callAgain,
        icon: Phone,
        shortcut: "C",
        disabledReason: row.phoneBookId === null ? t.noPhoneBook : undefined,
        onAction: () => onAct("call", row),
      },
    wasHeard && {
      id: "feedback",
      needs: "createFeedback",
      label: t.feedback,
      icon: Star,
      onAction: () => onAct("feedback", row),
    },
    canOpenCustomer &&
      row.customerId !== null && {
        id: "openCustomer",
        label: t.openCustomer,
        icon: Building2,
        onAction: () => onAct("openCustomer", row),
      },
  ];
  return entries.filter((entry) => entry !== false);
}

/** The actions on a call that waits or is on the line. */
export function waitingActions(row: CallRow, { t, onAct }: RowActionOptions) {
  const actions = [
    isScheduled(row) && {
      id: "callNow",
      needs: "rescheduleCalls",
      label: t.callNow,
      icon: Phone,
      disabledReason: row.phoneBookId === null ? t.noPhoneBook : undefined,
      onAction: () => onAct("callNow", row),
    },
    isScheduled(row) && {
      id: "reschedule",
      needs: "rescheduleCalls",
      label: t.reschedule,
      icon: CalendarClock,
      disabledReason: undefined,
      onAction: () => onAct("reschedule", row),
    },
    canCancel(row) && {
      id: "cancel",
      needs: "cancelCalls",
      label: t.cancel,
      icon: CircleX,
      disabledReason: undefined,
      onAction: () => onAct("cancel", row),
    },
    canHangUp(row) && {
      id: "hangUp",
      needs: "hangUpCalls",
      label: t.hangUp,
      icon: PhoneOff,
      disabledReason: undefined,
      onAction: () => onAct("hangUp", row),
    },
  ] satisfies (Exclude<MenuEntry, string> | false)[];
  return actions.filter((action) => action !== false);
}
