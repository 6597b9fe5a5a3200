import { type Messages, useAllMessages } from "../../i18n/index.js";
import { PanelRightOpen, Trash2 } from "../../ui/icon/generated/icons.js";
import type { RowEntriesProps } from "../../records/lateRowMenu.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import { companiesMessages } from "./companies.messages.js";
import type { CompanyRow } from "./Companies.types.js";
import type { RowActionOptions } from "./rowActions.js";

/** The entries of the menu of a company's row. */
export function CompanyEntries({ row, options, draw }: RowEntriesProps<CompanyRow, RowActionOptions>) {
  const t = useAllMessages(companiesMessages, options.t);
  return draw(menuActions(row, { ...options, t }));
}

/** The options of the menu, which comes later than the rows and has all texts. */
export interface MenuActionOptions extends RowActionOptions {
  t: Messages<typeof companiesMessages>;
}

/** All actions of a company, for the menu of its row. */
export function menuActions(row: CompanyRow, { t, canDelete, onAct }: MenuActionOptions): MenuEntry[] {
  const detail: MenuEntry = {
    id: "detail",
    label: t.detail,
    icon: PanelRightOpen,
    shortcut: "E",
    onAction: () => onAct("detail", row),
  };
  if (!canDelete) return [detail];
  return [
    detail,
    "separator",
    {
      id: "delete",
      label: t.delete,
      icon: Trash2,
      shortcut: "Del",
      isDanger: true,
      onAction: () => onAct("delete", row),
    },
  ];
}
