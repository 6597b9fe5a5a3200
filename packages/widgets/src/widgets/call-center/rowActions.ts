import type { Messages } from "../../i18n/index.js";
import { Building2, Expand, Pencil, Phone, PhoneCall, Trash2 } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
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

/**
 * All actions of an item for a menu (A-CC-02, A-CC-04). The drawer's menu has only those that the drawer does not offer
 * itself.
 */
export function menuActions(row: CallCenterRow, options: RowActionOptions, place: "row" | "drawer"): MenuEntry[] {
  const { t, canOpenCustomer, onAct, onCall, onOpenCall } = options;
  const { activeCallId } = row;
  const obstacle = callObstacle(row);
  const detail: MenuEntry = {
    id: "detail",
    label: t.detail,
    icon: Expand,
    shortcut: "Enter",
    onAction: () => onAct("open", row),
  };
  const call: MenuEntry =
    activeCallId !== undefined && onOpenCall
      ? { id: "openCall", label: t.openCall, icon: PhoneCall, onAction: () => onOpenCall(activeCallId) }
      : {
          id: "call",
          needs: "startCalls",
          label: t.call,
          icon: Phone,
          shortcut: "C",
          disabledReason: activeCallId === undefined ? obstacle && t[obstacle] : t.underWay,
          onAction: () => onCall(row),
        };
  const edit: MenuEntry = {
    id: "edit",
    needs: "updatePhoneBook",
    label: t.edit,
    icon: Pencil,
    shortcut: "E",
    onAction: () => onAct("edit", row),
  };
  const customer: MenuEntry[] =
    canOpenCustomer && row.customerId !== undefined
      ? [{ id: "customer", label: t.openCustomer, icon: Building2, onAction: () => onAct("openCustomer", row) }]
      : [];
  const remove: MenuEntry = {
    id: "delete",
    needs: "deletePhoneBook",
    label: t.delete,
    icon: Trash2,
    isDanger: true,
    onAction: () => onAct("delete", row),
  };
  if (place === "drawer") return [...customer, ...(customer.length > 0 ? (["separator"] as const) : []), remove];
  return [detail, call, edit, ...customer, "separator", remove];
}
