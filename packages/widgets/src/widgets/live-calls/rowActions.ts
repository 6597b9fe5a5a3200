import { canHangUp } from "../../calls/callRow.model.js";
import type { Messages } from "../../i18n/index.js";
import { Ban, PhoneOff } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { liveCallsMessages } from "./liveCalls.messages.js";
import type { LiveCallRow } from "./liveCalls.model.js";

/** An action on a live call. */
export type RowAction = "hangUp" | "neverCall";

/** The options of {@link rowActions}. */
export interface RowActionOptions {
  t: Messages<typeof liveCallsMessages>;
  onAct: (action: RowAction, row: LiveCallRow) => void;
}

/** The actions of a call: hanging up as a button, and all of them in the menu. */
export function rowActions(row: LiveCallRow, { t, onAct }: RowActionOptions) {
  const contact = row.contact || row.customer;
  const hangUp = { id: "hangUp", needs: "hangUpCalls" as const, icon: PhoneOff, onAction: () => onAct("hangUp", row) };
  const quick: QuickAction[] = canHangUp(row) ? [{ ...hangUp, label: t.hangUpOn({ contact }) }] : [];
  const menu: MenuEntry[] = [
    ...(canHangUp(row) ? [{ ...hangUp, label: t.hangUp }] : []),
    {
      id: "neverCall",
      needs: "suppressNumbers",
      label: t.neverCall,
      icon: Ban,
      isDanger: true,
      onAction: () => onAct("neverCall", row),
    },
  ];
  return { quick, menu };
}
