import { canCancel, canHangUp, isScheduled, isUnderWay, type CallRow } from "../../calls/callRow.model.js";
import type { Messages } from "../../i18n/index.js";
import { Building2, CalendarClock, CircleX, PanelRight, Phone, PhoneOff, Star } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import type { callHistoryMessages } from "./callHistory.messages.js";
import type { RowActionOptions } from "./rowActions.js";

/** The options of the menus, which come later than the rows and have all texts. */
export interface MenuActionOptions extends RowActionOptions {
  t: Messages<typeof callHistoryMessages>;
}

/** All actions of a call, for a menu. The drawer is the detail itself, so its menu does not have that action. */
export function menuActions(row: CallRow, options: MenuActionOptions, place: "row" | "drawer"): MenuEntry[] {
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
export function waitingActions(row: CallRow, { t, onAct }: MenuActionOptions) {
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
