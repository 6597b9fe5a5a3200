import type { Schemas } from "@callwright/sdk/contract";

/** What was requested for all calls of a campaign, apart from the people to call. */
export interface CampaignWish {
  language: Schemas["Language"] | null;
  retries: boolean | null;
  outsideHours: Schemas["OutsideHours"];
  browserTimeZone: string | null;
}

const DAY_MS = 86_400_000;

/** The end of a campaign that has a pace or is paused, if none was set. */
export const endOfSlowCampaign = (now: Date) => new Date(now.getTime() + 30 * DAY_MS);

/** The reason why a campaign cannot end at this time; null if it can. */
export function mistakeInEnd(expiresAt: Date, now: Date): string | null {
  if (expiresAt <= now) return "The end of the campaign has already passed.";
  if (expiresAt.getTime() > now.getTime() + 400 * DAY_MS) return "A campaign ends within 400 days.";
  return null;
}
