import type { CampaignProgress } from "@callwright/sdk/contract";

import { type Messages, useNumbers } from "../../../i18n/index.js";
import type { campaignsMessages } from "../campaigns.messages.js";
import { doneOf } from "../campaigns.model.js";
import { Counts, Part, Section, Shares, Title } from "./CampaignDetail.styles.js";

/** Props of {@link CampaignPeople}. */
export interface CampaignPeopleProps {
  t: Messages<typeof campaignsMessages>;
  progress: CampaignProgress;
}

/** The groups of contacts in the order of the bar: those that need no more calls first. */
const places = ["reached", "notReached", "refused", "onTheLine", "waiting"] as const;

/**
 * The progress of a campaign's contacts, as a bar and in figures. The bar is hidden from screen readers, because the
 * figures say the same.
 */
export function CampaignPeople({ t, progress }: CampaignPeopleProps) {
  const formats = useNumbers();
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
