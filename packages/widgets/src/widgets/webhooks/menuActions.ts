import { type Messages, useAllMessages } from "../../i18n/index.js";
import { List, Pause, Pencil, Play, RefreshCw, Trash2 } from "../../ui/icon/generated/icons.js";
import type { RowEntriesProps } from "../../records/lateRowMenu.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import type { RowActionOptions } from "./rowActions.js";
import { webhooksMessages } from "./webhooks.messages.js";
import type { EndpointRow } from "./Webhooks.types.js";

/** The entries of the menu of an endpoint's row. */
export function EndpointEntries({ row, options, draw }: RowEntriesProps<EndpointRow, RowActionOptions>) {
  const t = useAllMessages(webhooksMessages, options.t);
  return draw(menuActions(row, { ...options, t }));
}

/** The options of the menus, which come later than the rows and have all texts. */
export interface MenuActionOptions extends RowActionOptions {
  t: Messages<typeof webhooksMessages>;
}

/** The actions for the endpoint whose log is open. */
export function endpointActions(row: EndpointRow, { t, onAct }: MenuActionOptions): MenuEntry[] {
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

/** All actions for an endpoint, for the menu of its row. */
export function menuActions(row: EndpointRow, options: MenuActionOptions): MenuEntry[] {
  const { t, onAct } = options;
  return [
    { id: "log", label: t.open, icon: List, shortcut: "Enter", onAction: () => onAct("log", row) },
    ...endpointActions(row, options),
  ];
}
