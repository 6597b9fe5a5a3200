import type { Messages } from "../../i18n/index.js";
import { List, Pause, Pencil, Play, RefreshCw, Trash2 } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { firstWebhooksMessages } from "./webhooks.firstTexts.js";
import type { EndpointRow } from "./Webhooks.types.js";

/** What can be done with one endpoint. */
export type RowAction = "log" | "edit" | "pause" | "resume" | "rotate" | "delete";

/** What decides how an endpoint's actions are called, and who hears of them. */
export interface RowActionOptions {
  t: Messages<typeof firstWebhooksMessages>;
  onAct: (action: RowAction, row: EndpointRow) => void;
}

/** The actions of an endpoint: what is done most often as a button, all of them in the menu. */
export function rowActions(row: EndpointRow, options: RowActionOptions) {
  return { quick: quickActions(row, options), menu: menuActions(row, options) };
}

function quickActions(row: EndpointRow, { t, onAct }: RowActionOptions): QuickAction[] {
  return [{ id: "edit", label: t.editOf({ url: row.url }), icon: Pencil, onAction: () => onAct("edit", row) }];
}

/** What can be done with an endpoint where its log is open. */
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
