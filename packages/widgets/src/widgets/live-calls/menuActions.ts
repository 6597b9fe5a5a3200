import { canHangUp } from "../../calls/callRow.model.js";
import { type Messages, useAllMessages } from "../../i18n/index.js";
import type { RowEntriesProps } from "../../records/lateRowMenu.js";
import { Ban, PhoneOff } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import { liveCallsMessages } from "./liveCalls.messages.js";
import type { LiveCallRow } from "./liveCalls.model.js";
import type { RowActionOptions } from "./rowActions.js";

/** The entries of the menu of a call's row. */
export function LiveCallEntries({ row, options, draw }: RowEntriesProps<LiveCallRow, RowActionOptions>) {
  const t = useAllMessages(liveCallsMessages, options.t);
  return draw(menuActions(row, { ...options, t }));
}

/** The options of the menus, which come later than the rows and have all texts. */
export interface MenuActionOptions extends RowActionOptions {
  t: Messages<typeof liveCallsMessages>;
}

/** All actions of a call, for the menu of its row and of its detail. */
export function menuActions(row: LiveCallRow, { t, onAct }: MenuActionOptions): MenuEntry[] {
  const hangUp: MenuEntry = {
    id: "hangUp",
    needs: "hangUpCalls",
    label: t.hangUp,
    icon: PhoneOff,
    onAction: () => onAct("hangUp", row),
  };
  const neverCall: MenuEntry = {
    id: "neverCall",
    needs: "suppressNumbers",
    label: t.neverCall,
    icon: Ban,
    isDanger: true,
    onAction: () => onAct("neverCall", row),
  };
  return canHangUp(row) ? [hangUp, neverCall] : [neverCall];
}
