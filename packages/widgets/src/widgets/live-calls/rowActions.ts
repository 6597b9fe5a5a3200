import { canHangUp } from "../../calls/callRow.model.js";
import type { Messages } from "../../i18n/index.js";
import { PhoneOff } from "../../ui/icon/generated/icons.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { firstLiveCallsMessages } from "./liveCalls.firstTexts.js";
import type { LiveCallRow } from "./liveCalls.model.js";

/** An action on a live call. */
export type RowAction = "hangUp" | "neverCall";

/** The texts of the actions, and a callback for the chosen one. */
export interface RowActionOptions {
  t: Messages<typeof firstLiveCallsMessages>;
  onAct: (action: RowAction, row: LiveCallRow) => void;
}

/** Hanging up, as a button in the row of a call. */
export function quickActions(row: LiveCallRow, { t, onAct }: RowActionOptions): QuickAction[] {
  if (!canHangUp(row)) return [];
  const label = t.hangUpOn({ contact: row.contact || row.customer });
  return [{ id: "hangUp", needs: "hangUpCalls", icon: PhoneOff, label, onAction: () => onAct("hangUp", row) }];
}
