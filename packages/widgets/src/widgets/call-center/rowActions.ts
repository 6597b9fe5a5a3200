import type { Messages } from "../../i18n/index.js";
import { Phone, PhoneCall } from "../../ui/icon/generated/icons.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import { callObstacle } from "./callCenter.model.js";
import type { CallCenterRow } from "./CallCenter.types.js";

/** An action on an item, other than a call. */
export type RowAction = "open" | "edit" | "delete" | "openCustomer";

/** The options that the actions of all rows share. */
export interface RowActionOptions {
  t: Messages<typeof firstCallCenterMessages>;
  /** Whether the host can open a customer's page. */
  canOpenCustomer: boolean;
  /** The item whose call popover is open. */
  callingId: string | undefined;
  onAct: (action: RowAction, row: CallCenterRow) => void;
  /** @param anchor the button beside which the popover is shown; if omitted, the row's call button */
  onCall: (row: CallCenterRow, anchor?: HTMLElement) => void;
  /** Called when a person wants to open a call, if the host has a page for calls. */
  onOpenCall: ((callId: string) => void) | undefined;
}

/**
 * The call button of a row (A-CC-03). If the item has no customer, seller or product, the button says what is missing
 * (A-CALL-01). During a call it opens the call, if the host has a page for calls.
 */
export function quickActions(row: CallCenterRow, options: RowActionOptions): QuickAction[] {
  const { t, callingId, onCall, onOpenCall } = options;
  const obstacle = callObstacle(row);
  const { activeCallId } = row;
  if (activeCallId !== undefined && onOpenCall) {
    const label = t.openCallTo({ contact: row.contact ?? t.unnamed });
    return [{ id: "openCall", place: "call", label, icon: PhoneCall, onAction: () => onOpenCall(activeCallId) }];
  }
  return [
    {
      id: "call",
      needs: "startCalls",
      label: row.contact === undefined ? t.call : t.callContact({ contact: row.contact }),
      icon: Phone,
      isExpanded: row.id === callingId,
      disabledReason: activeCallId === undefined ? obstacle && t[obstacle] : t.underWay,
      onAction: (button) => onCall(row, button),
    },
  ];
}
