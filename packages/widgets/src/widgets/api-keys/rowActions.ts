import type { Messages } from "../../i18n/index.js";
import { Pencil } from "../../ui/icon/generated/icons.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { firstApiKeysMessages } from "./apiKeys.firstTexts.js";
import type { ApiKeyRow } from "./ApiKeys.types.js";

/** An action on a key. */
export type RowAction = "edit" | "rotate" | "revoke";

/** The texts of the actions, and the callback for them. */
export interface RowActionOptions {
  t: Messages<typeof firstApiKeysMessages>;
  onAct: (action: RowAction, row: ApiKeyRow) => void;
}

/** The most frequent action of a key, as a button in its row. */
export function quickActions(row: ApiKeyRow, { t, onAct }: RowActionOptions): QuickAction[] {
  return [{ id: "edit", label: t.editOf({ name: row.name }), icon: Pencil, onAction: () => onAct("edit", row) }];
}
