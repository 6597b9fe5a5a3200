import type { CampaignProgress } from "@callwright/sdk/contract";

import { type Messages, useFormats } from "../../../i18n/index.js";
import type { campaignsMessages } from "../campaigns.messages.js";
import { doneOf } from "../campaigns.model.js";
import { Counts, Part, Section, Shares, Title } from "./CampaignDetail.styles.js";

/** Props of {@link CampaignPeople}. */
export interface CampaignPeopleProps {
  t: Messages<typeof campaignsMessages>;
  progress: CampaignProgress;
}

/** In the order in which somebody comes to an end. */
const places = ["reached", "notReached", "refused", "onTheLine", "waiting"] as const;

/** Where a campaign's people are: as one bar, and in figures, which say the same to who does not see it. */
export function CampaignPeople({ t, progress }: CampaignPeopleProps) {
  const formats = useFormats();
  const shown = places.filter((place) => progress[place] > 0);
  const total = formats.number(progress.total);
  return (
    <Section aria-label={t.people}>
      <Title>
        {t.people} <small>{t.doneOf({ done: formats.number(doneOf(progress).count), total })}</small>
      </Title>
      <Shares aria-hidden="true">
        {shown.map((place) => (
          <Part key={place} data-place={place} style={{ flexGrow: progress[place] }} />
        ))}
      </Shares>
      <Counts>
        {shown.map((place) => (
          <div key={place} data-place={place}>
            <dt>{t[place]}</dt>
            <dd>{formats.number(progress[place])}</dd>
          </div>
        ))}
      </Counts>
    </Section>
  );
}
