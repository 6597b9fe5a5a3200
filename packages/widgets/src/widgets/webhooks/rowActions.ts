import type { Messages } from "../../i18n/index.js";
import { List, Pause, Pencil, Play, RefreshCw, Trash2 } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { firstWebhooksMessages } from "./webhooks.firstTexts.js";
import type { EndpointRow } from "./Webhooks.types.js";

/** The actions for one endpoint. */
export type RowAction = "log" | "edit" | "pause" | "resume" | "rotate" | "delete";

/** The options of {@link rowActions}: the texts, and a callback for the chosen action. */
export interface RowActionOptions {
  t: Messages<typeof firstWebhooksMessages>;
  onAct: (action: RowAction, row: EndpointRow) => void;
}

/** The actions of a row: a button for the most frequent one, and a menu with all of them. */
export function rowActions(row: EndpointRow, options: RowActionOptions) {
  return { quick: quickActions(row, options), menu: menuActions(row, options) };
}

function quickActions(row: EndpointRow, { t, onAct }: RowActionOptions): QuickAction[] {
  return [{ id: "edit", label: t.editOf({ url: row.url }), icon: Pencil, onAction: () => onAct("edit", row) }];
}

/** The actions for the endpoint whose log is open. */
export function endpointActions(row: EndpointRow, { t, onAct }: RowActionOptions): MenuEntry[] {
  const pause: MenuEntry = { id: "pause", label: t.pause, icon: Pause, onAction: () => onAct("pause", row) };
  const resume = (label: string): MenuEntry => ({
    id: "resume",
    label,
    icon: Play,
    onAction: () => onAct("resume", row),
  });
  const turns: Record<EndpointRow["state"], MenuEntry[]> = {
    on: [pause],
    silent: [resume(t.tryNow), pause],
    paused: [resume(t.resume)],
    gone: [resume(t.resume)],
  };
  return [
    { id: "edit", label: t.edit, icon: Pencil, shortcut: "E", onAction: () => onAct("edit", row) },
    ...turns[row.state],
    { id: "rotate", label: t.rotate, icon: RefreshCw, onAction: () => onAct("rotate", row) },
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

function menuActions(row: EndpointRow, options: RowActionOptions): MenuEntry[] {
  const { t, onAct } = options;
  return [
    { id: "log", label: t.open, icon: List, shortcut: "Enter", onAction: () => onAct("log", row) },
    ...endpointActions(row, options),
  ];
}
