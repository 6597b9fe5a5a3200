import { useTimes, useMessages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { callFormMessages } from "./callForm.messages.js";

/** Returns the default name of a campaign: the time at which a person starts it, and its number of calls. */
export function useCampaignName(): (now: Date, count: number) => string {
  const t = useMessages(callFormMessages);
  const formats = useTimes();
  const { timeZone } = useClock();
  return (now, count) => t.campaignDefault({ count, time: formats.date(now.toISOString(), "call", timeZone) });
}
