import { type Messages, useNumbers } from "../../i18n/index.js";
import { Progress } from "../../ui/progress/index.js";
import type { firstCampaignsMessages } from "./campaigns.firstTexts.js";
import { doneOf, type CampaignRow } from "./campaigns.model.js";
import { Bar, Done } from "./Campaigns.styles.js";

interface CampaignProgressBarProps extends Pick<CampaignRow, "name" | "status" | "progress"> {
  t: Messages<typeof firstCampaignsMessages>;
}

/** The number of a campaign's contacts that need no more calls, as a bar and in figures. */
export function CampaignProgressBar({ t, name, status, progress }: CampaignProgressBarProps) {
  const formats = useNumbers();
  const { count, share } = doneOf(progress);
  const text = t.doneOf({ done: formats.number(count), total: formats.number(progress.total) });
  return (
    <Done>
      <Bar>
        <Progress
          label={t.progressOf({ name })}
          value={share}
          valueText={text}
          tone={status === "RUNNING" ? "accent" : status === "PAUSED" ? "warning" : "ink"}
        />
      </Bar>
      {/* Hidden from screen readers, because the bar has the same text. */}
      <bdi aria-hidden="true">{text}</bdi>
    </Done>
  );
}
