import type { CampaignTimeline } from "@callwright/sdk/contract";

import type { LinePoint } from "../../../charts/LineChart.js";
import type { Formats } from "../../../i18n/index.js";

const DAY_MINUTES = 24 * 60;
const HALF_A_DAY_MS = 12 * 3_600_000;

/** An interval of time with its calls, as the chart and the table show it. */
export interface CampaignTime extends LinePoint {
  answered: number;
}

/**
 * The intervals of a campaign's course. A day starts at different instants in the time zones of the user and the
 * company; its middle has the same date in both.
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
