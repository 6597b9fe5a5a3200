import type { Messages } from "../../i18n/index.js";
import { Pause, Play } from "../../ui/icon/generated/icons.js";
import type { QuickAction } from "../../ui/table/index.js";
import type { firstCampaignsMessages } from "./campaigns.firstTexts.js";
import { isOver, type CampaignRow } from "./campaigns.model.js";

/** An action on a campaign. */
export type RowAction = "edit" | "pause" | "resume" | "stop" | "rerun" | "calls";

export interface RowActionOptions {
  t: Messages<typeof firstCampaignsMessages>;
  /** Whether the host can show the calls of a campaign. */
  hasCalls: boolean;
  onAct: (action: RowAction, row: CampaignRow) => void;
}

/** The most frequent action of a campaign, as a button in its row. */
export function quickActions(row: CampaignRow, { t, onAct }: RowActionOptions): QuickAction[] {
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
