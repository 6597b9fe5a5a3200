import type { Messages } from "../../i18n/index.js";
import { Building2, Expand, Pencil, Phone, PhoneCall, Trash2 } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import type { callCenterMessages } from "./callCenter.messages.js";
import { callObstacle } from "./callCenter.model.js";
import type { CallCenterRow } from "./CallCenter.types.js";
import type { RowActionOptions } from "./rowActions.js";

/** The options of the menus, which come later than the rows and have all texts. */
interface MenuActionOptions extends RowActionOptions {
  t: Messages<typeof callCenterMessages>;
}

/**
 * All actions of an item for a menu (A-CC-02, A-CC-04). The drawer's menu has only those that the drawer does not offer
 * itself.
 */
export function menuActions(row: CallCenterRow, options: MenuActionOptions, place: "row" | "drawer"): MenuEntry[] {
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
