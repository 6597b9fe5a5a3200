import { type Messages, useAllMessages } from "../../i18n/index.js";
import { CircleStop, Pause, Pencil, PhoneCall, Play, RotateCcw } from "../../ui/icon/generated/icons.js";
import type { RowEntriesProps } from "../../records/lateRowMenu.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import { campaignsMessages } from "./campaigns.messages.js";
import { canRerun, isOver, type CampaignRow } from "./campaigns.model.js";
import type { RowAction, RowActionOptions } from "./rowActions.js";

/** The entries of the menu of a campaign's row. */
export function CampaignEntries({ row, options, draw }: RowEntriesProps<CampaignRow, RowActionOptions>) {
  const t = useAllMessages(campaignsMessages, options.t);
  return draw(menuActions(row, { ...options, t }));
}

/** The options of the menus, which come later than the rows and have all texts. */
export interface MenuActionOptions extends RowActionOptions {
  t: Messages<typeof campaignsMessages>;
}

/** The actions of a campaign, for the menu of a row and of the detail. */
export function menuActions(row: CampaignRow, { t, hasCalls, onAct }: MenuActionOptions): MenuEntry[] {
  const to = (id: RowAction) => ({ id, onAction: () => onAct(id, row) });
  const course: MenuEntry[] = isOver(row)
    ? canRerun(row)
      ? [{ ...to("rerun"), needs: "rerunCampaign", label: t.rerun, icon: RotateCcw }]
      : []
    : [
        row.status === "PAUSED"
          ? { ...to("resume"), needs: "resumeCampaign", label: t.resume, icon: Play }
          : { ...to("pause"), needs: "pauseCampaign", label: t.pause, icon: Pause },
      ];
  const stop: MenuEntry = { ...to("stop"), needs: "stopCampaign", label: t.stop, icon: CircleStop, isDanger: true };
  return [
    { ...to("edit"), needs: "updateCampaign", label: t.edit, icon: Pencil, shortcut: "E" },
    ...course,
    ...(hasCalls ? [{ ...to("calls"), label: t.showCalls, icon: PhoneCall }] : []),
    ...(isOver(row) ? [] : ["separator" as const, stop]),
  ];
}
