import type { CallRow } from "../../calls/callRow.model.js";
import { useAllMessages } from "../../i18n/index.js";
import { Menu } from "../../ui/menu/index.js";
import type { RowMenuPlace } from "../../ui/table/index.js";
import { callHistoryMessages } from "./callHistory.messages.js";
import { menuActions } from "./menuActions.js";
import type { RowActionOptions } from "./rowActions.js";

/** Props of {@link CallRowMenu}. */
export interface CallRowMenuProps extends RowMenuPlace {
  row: CallRow;
  options: RowActionOptions;
}

/** The menu of a call's row. */
export function CallRowMenu({ row, options, ...place }: CallRowMenuProps) {
  const t = useAllMessages(callHistoryMessages, options.t);
  return <Menu {...place} items={menuActions(row, { ...options, t }, "row")} />;
}
