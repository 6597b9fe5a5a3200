import type { CampaignTimeline } from "@callwright/sdk/contract";

import type { LinePoint } from "../../../charts/LineChart.js";
import type { Formats } from "../../../i18n/index.js";

const DAY_MINUTES = 24 * 60;
const HALF_A_DAY_MS = 12 * 3_600_000;

/** A piece of time with its calls, as the chart and the table show it. */
export interface CampaignTime extends LinePoint {
  answered: number;
}

/**
 * What is drawn of a campaign's course over time. Days begin at another moment where the reader is than where the company is; their middle is on the
 * same date for both.
 */
export function toTimes({ minutes, points }: CampaignTimeline, formats: Formats, timeZone: string): CampaignTime[] {
  const isByDay = minutes >= DAY_MINUTES;
  return points.map(({ at, calls, answered }) => {
    const shown = isByDay ? new Date(Date.parse(at) + HALF_A_DAY_MS).toISOString() : at;
    return {
      id: at,
      label: formats.date(shown, isByDay ? "shortDay" : "hour", timeZone),
      title: formats.date(shown, isByDay ? "shortDate" : "call", timeZone),
      value: calls,
      part: answered,
      answered,
    };
  });
}
