import type { CampaignTimeline } from "@callwright/sdk/contract";
import { useMemo } from "react";

import { countDomain } from "../../../charts/countDomain.js";
import { LineChart } from "../../../charts/LineChart.js";
import { type Messages, useFormats } from "../../../i18n/index.js";
import { useClock } from "../../../lib/clock.js";
import { Unseen } from "../../../ui/unseen/index.js";
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
      <Unseen as="div">
        <table aria-label={t.overTime}>
          <thead>
            <tr>
              <th scope="col">{t.time}</th>
              <th scope="col">{t.callsMade}</th>
              <th scope="col">{t.answered}</th>
            </tr>
          </thead>
          <tbody>
            {times.map(({ id, title, value, answered }) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{formats.number(value)}</td>
                <td>{formats.number(answered)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Unseen>
    </Section>
  );
}
