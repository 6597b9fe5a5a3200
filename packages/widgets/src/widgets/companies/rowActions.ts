import type { Messages } from "../../i18n/index.js";
import { PanelRightOpen, Trash2 } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { companiesMessages } from "./companies.messages.js";
import type { CompanyRow } from "./Companies.types.js";

/** An action on a company. */
export type RowAction = "detail" | "delete";

/** The options that determine a company's actions. */
export interface RowActionOptions {
  t: Messages<typeof companiesMessages>;
  /** Whether the company can be deleted. Only managers can do so (B-COMP-06, B-COMP-07). */
  canDelete: boolean;
  onAct: (action: RowAction, row: CompanyRow) => void;
}

/** The actions of a company: the most frequent one as a button, and all of them in the menu. */
export function rowActions(row: CompanyRow, options: RowActionOptions) {
  return { quick: quickActions(row, options), menu: menuActions(row, options) };
}

function quickActions(row: CompanyRow, { t, onAct }: RowActionOptions): QuickAction[] {
  const label = t.detailOf({ name: row.name });
  return [{ id: "detail", label, icon: PanelRightOpen, onAction: () => onAct("detail", row) }];
}

function menuActions(row: CompanyRow, { t, canDelete, onAct }: RowActionOptions): MenuEntry[] {
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
