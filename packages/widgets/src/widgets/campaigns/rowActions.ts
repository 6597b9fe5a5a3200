import type { Messages } from "../../i18n/index.js";
import { CircleStop, Pause, Pencil, PhoneCall, Play, RotateCcw } from "../../ui/icon/generated/icons.js";
import type { MenuEntry } from "../../ui/menu/index.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { firstCampaignsMessages } from "./campaigns.firstTexts.js";
import { canRerun, isOver, type CampaignRow } from "./campaigns.model.js";

/** An action on a campaign. */
export type RowAction = "edit" | "pause" | "resume" | "stop" | "rerun" | "calls";

export interface RowActionOptions {
  t: Messages<typeof firstCampaignsMessages>;
  /** Whether the host can show the calls of a campaign. */
  hasCalls: boolean;
  onAct: (action: RowAction, row: CampaignRow) => void;
}

/** The actions of a campaign: pause or resume as a button, and all of them in the menu. */
export function rowActions(row: CampaignRow, options: RowActionOptions) {
  return { quick: quickActions(row, options), menu: menuActions(row, options) };
}

function quickActions(row: CampaignRow, { t, onAct }: RowActionOptions): QuickAction[] {
  if (isOver(row)) return [];
  const isPaused = row.status === "PAUSED";
  return [
    {
      id: isPaused ? "resume" : "pause",
      needs: isPaused ? "resumeCampaign" : "pauseCampaign",
      label: isPaused ? t.resumeOf({ name: row.name }) : t.pauseOf({ name: row.name }),
      icon: isPaused ? Play : Pause,
      onAction: () => onAct(isPaused ? "resume" : "pause", row),
    },
  ];
}

/** The actions of a campaign, for the menu of a row and of the detail. */
export function menuActions(row: CampaignRow, { t, hasCalls, onAct }: RowActionOptions): MenuEntry[] {
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
