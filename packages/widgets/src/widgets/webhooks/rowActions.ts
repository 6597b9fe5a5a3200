import type { Messages } from "../../i18n/index.js";
import { Pencil } from "../../ui/icon/generated/icons.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { firstWebhooksMessages } from "./webhooks.firstTexts.js";
import type { EndpointRow } from "./Webhooks.types.js";

/** The actions for one endpoint. */
export type RowAction = "log" | "edit" | "pause" | "resume" | "rotate" | "delete";

/** The texts of the actions, and a callback for the chosen one. */
export interface RowActionOptions {
  t: Messages<typeof firstWebhooksMessages>;
  onAct: (action: RowAction, row: EndpointRow) => void;
}

/** The most frequent action of an endpoint, as a button in its row. */
export function quickActions(row: EndpointRow, { t, onAct }: RowActionOptions): QuickAction[] {
  return [{ id: "edit", label: t.editOf({ url: row.url }), icon: Pencil, onAction: () => onAct("edit", row) }];
}
