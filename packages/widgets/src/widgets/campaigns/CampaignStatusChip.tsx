import type { Messages } from "../../i18n/index.js";
import { Chip, type ChipProps } from "../../ui/chip/index.js";
import type { firstCampaignsMessages } from "./campaigns.firstTexts.js";
import type { CampaignStatus } from "./campaigns.model.js";

const tones: Record<CampaignStatus, NonNullable<ChipProps["tone"]>> = {
  RUNNING: "info",
  PAUSED: "warning",
  STOPPED: "neutral",
  COMPLETED: "success",
};

/** The status of a campaign. A status that only a newer server knows is shown by its name in the API. */
export function CampaignStatusChip({
  t,
  status,
}: {
  t: Messages<typeof firstCampaignsMessages>;
  status: CampaignStatus;
}) {
  const isKnown = status in tones;
  return <Chip tone={isKnown ? tones[status] : "neutral"}>{isKnown ? t[status] : status}</Chip>;
}
