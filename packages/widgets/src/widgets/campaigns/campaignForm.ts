import type { Body } from "@callwright/sdk/contract";

import { isCampaignPace } from "../../calls/campaignPace.js";
import { wallTimeAt } from "../../calls/later/later.model.js";
import type { Zod } from "../../forms/zod.js";
import type { Messages } from "../../i18n/index.js";
import { instantOf } from "../../ui/date-time-field/index.js";
import type { campaignsMessages } from "./campaigns.messages.js";
import type { CampaignRow } from "./campaigns.model.js";

/** The values of the form of a campaign. */
export interface CampaignValues {
  name: string;
  /** The pace as a person has entered it; empty for no pace. */
  callsPerMinute: string;
  /** A time in the user's time zone, such as `2026-11-20T14:32`. */
  expiresAt: string | null;
}

/** The user's time zone, and the current time in it. */
export interface ReadersClock {
  timeZone: string;
  now: string;
}

/** Converts a campaign to the values of its form. */
export function toCampaignValues(
  { name, callsPerMinute, expiresAt }: Pick<CampaignRow, "name" | "callsPerMinute" | "expiresAt">,
  timeZone: string,
): CampaignValues {
  return {
    name,
    callsPerMinute: callsPerMinute === null ? "" : String(callsPerMinute),
    expiresAt: expiresAt === null ? null : wallTimeAt(new Date(expiresAt), timeZone),
  };
}

/**
 * Validates the form of a campaign. An end that is already set is accepted unchanged even if it is in the past, because
 * the campaign may have ended.
 */
export function campaignSchema(
  z: Zod,
  t: Messages<typeof campaignsMessages>,
  { now }: Pick<ReadersClock, "now">,
  set: string | null = null,
) {
  return z.object({
    name: z.string().check(z.trim(), z.minLength(1, t.nameMissing), z.maxLength(120, t.nameLong)),
    callsPerMinute: z.string().check(
      z.trim(),
      z.refine((pace) => pace === "" || isCampaignPace(pace), t.paceWrong),
    ),
    // Local times of the same time zone can be compared as strings.
    expiresAt: z.nullable(z.string()).check(
      z.refine((end) => end !== null || set === null, t.endMissing),
      z.refine((end) => end === null || end === set || end > now, t.endPast),
    ),
  });
}

/** Converts the form to the settings of a new campaign. The server decides about empty fields. */
export function toSettings({ name, callsPerMinute, expiresAt }: CampaignValues, { timeZone }: ReadersClock) {
  return {
    name,
    ...(callsPerMinute !== "" && { callsPerMinute: Number(callsPerMinute) }),
    ...(expiresAt !== null && { expiresAt: instantOf(expiresAt, timeZone).toISOString() }),
  } satisfies Body<"rerunCampaign">;
}

/**
 * Converts the form to a change. Pace and end are sent only if they were changed, because they cannot be changed once a
 * campaign has ended.
 */
export function toChange(values: CampaignValues, former: CampaignValues, clock: ReadersClock) {
  const { name, callsPerMinute, expiresAt } = values;
  return {
    name,
    ...(callsPerMinute !== former.callsPerMinute && {
      callsPerMinute: callsPerMinute === "" ? null : Number(callsPerMinute),
    }),
    ...(expiresAt !== null &&
      expiresAt !== former.expiresAt && { expiresAt: instantOf(expiresAt, clock.timeZone).toISOString() }),
  } satisfies Body<"updateCampaign">;
}
