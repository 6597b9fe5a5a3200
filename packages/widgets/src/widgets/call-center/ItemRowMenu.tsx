import { useAllMessages } from "../../i18n/index.js";
import { Menu } from "../../ui/menu/index.js";
import type { RowMenuPlace } from "../../ui/table/index.js";
import { callCenterMessages } from "./callCenter.messages.js";
import type { CallCenterRow } from "./CallCenter.types.js";
import { menuActions } from "./menuActions.js";
import type { RowActionOptions } from "./rowActions.js";

/** Props of {@link ItemRowMenu}. */
export interface ItemRowMenuProps extends RowMenuPlace {
  row: CallCenterRow;
  options: RowActionOptions;
}

/** The menu of an item's row. */
export function ItemRowMenu({ row, options, ...place }: ItemRowMenuProps) {
  const t = useAllMessages(callCenterMessages, options.t);
  return <Menu {...place} items={menuActions(row, { ...options, t }, "row")} />;
}
