import type { Messages } from "../../i18n/index.js";
import { Pencil } from "../../ui/icon/generated/icons.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { firstUsersMessages } from "./users.firstTexts.js";
import type { UserRow } from "./Users.types.js";

/** The actions for one user. */
export type RowAction = "open" | "edit" | "resend" | "delete";

export interface RowActionOptions {
  t: Messages<typeof firstUsersMessages>;
  /** Whether the host has a page for a user. */
  canOpen: boolean;
  onAct: (action: RowAction, row: UserRow) => void;
}

/** The most frequent action of a user, as a button in the row. An admin can only be opened (B-USER-08). */
export function quickActions(row: UserRow, { t, onAct }: RowActionOptions): QuickAction[] {
  if (!row.canChange) return [];
  const label = t.editUser({ name: `${row.name} ${row.surname}` });
  return [{ id: "edit", label, icon: Pencil, onAction: () => onAct("edit", row) }];
}
