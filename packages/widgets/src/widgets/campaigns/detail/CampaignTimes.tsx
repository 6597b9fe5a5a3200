import type { CampaignTimeline } from "@callwright/sdk/contract";
import { useMemo } from "react";

import { countDomain } from "../../../charts/countDomain.js";
import { LineChart } from "../../../charts/LineChart.js";
import { LineTable } from "../../../charts/LineTable.js";
import { type Messages, useFormats } from "../../../i18n/index.js";
import { useClock } from "../../../lib/clock.js";
import type { campaignsMessages } from "../campaigns.messages.js";
import { Counts, Section, Title } from "./CampaignDetail.styles.js";
import { toTimes } from "./campaignTimes.model.js";

/** Props of {@link CampaignTimes}. */
export interface CampaignTimesProps {
  t: Messages<typeof campaignsMessages>;
  timeline: CampaignTimeline;
}

/** The calls that were made and answered over time, as two lines and as a table with the same numbers. */
export function CampaignTimes({ t, timeline }: CampaignTimesProps) {
  const formats = useFormats();
  const { timeZone } = useClock();
  const times = useMemo(() => toTimes(timeline, formats, timeZone), [timeline, formats, timeZone]);
  // A single interval shows no course.
  if (times.length < 2) return null;
  return (
    <Section aria-label={t.overTime}>
      <Title>{t.overTime}</Title>
      <LineChart
        isSmall
        points={times}
        domain={countDomain(times.map(({ value }) => value))}
        formatTick={(value) => formats.number(value)}
        formatValue={(value, part = 0) => t.callsAndAnswered({ count: value, answered: formats.number(part) })}
      />
      <Counts aria-hidden="true">
        <div data-place="calls">
          <dt>{t.callsMade}</dt>
        </div>
        <div data-place="answered">
          <dt>{t.answered}</dt>
        </div>
      </Counts>
      <LineTable
        label={t.overTime}
        heads={[t.time, t.callsMade, t.answered]}
        points={times}
        cellsOf={({ value, answered }) => [formats.number(value), formats.number(answered)]}
      />
    </Section>
  );
}
