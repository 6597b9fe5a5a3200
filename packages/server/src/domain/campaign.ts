import type { Schemas } from "@callwright/sdk/contract";

/** What was asked for all calls of a campaign, beside whom they go to. */
export interface CampaignWish {
  language: Schemas["Language"] | null;
  retries: boolean | null;
  outsideHours: Schemas["OutsideHours"];
  browserTimeZone: string | null;
}

const DAY_MS = 86_400_000;

/** When a campaign ends that goes slowly or is paused, and of which nobody said when. */
export const endOfSlowCampaign = (now: Date) => new Date(now.getTime() + 30 * DAY_MS);

/** Why a campaign cannot end then; null when it can. */
export function mistakeInEnd(expiresAt: Date, now: Date): string | null {
  if (expiresAt <= now) return "The end of the campaign has already passed.";
  if (expiresAt.getTime() > now.getTime() + 400 * DAY_MS) return "A campaign ends within 400 days.";
  return null;
}
