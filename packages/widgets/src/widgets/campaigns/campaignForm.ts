import type { Body } from "@callwright/sdk/contract";

import { isCampaignPace } from "../../calls/campaignPace.js";
import { wallTimeAt } from "../../calls/later/later.model.js";
import type { Zod } from "../../forms/zod.js";
import type { Messages } from "../../i18n/index.js";
import { instantOf } from "../../ui/date-time-field/index.js";
import type { campaignsMessages } from "./campaigns.messages.js";
import type { CampaignRow } from "./campaigns.model.js";

/** A campaign as its form holds it. */
export interface CampaignValues {
  name: string;
  /** What was typed; empty without a pace. */
  callsPerMinute: string;
  /** A time on the reader's clock, such as `2026-11-20T14:32`. */
  expiresAt: string | null;
}

/** The reader's clock: its zone, and what it shows now. */
export interface ReadersClock {
  timeZone: string;
  now: string;
}

/** A campaign as its form holds it. */
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

/** What a campaign needs. An end that was set already may be the past one of a campaign that is over, and stays as it is. */
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
    // Times on one clock compare as texts.
    expiresAt: z.nullable(z.string()).check(
      z.refine((end) => end !== null || set === null, t.endMissing),
      z.refine((end) => end === null || end === set || end > now, t.endPast),
    ),
  });
}

/** What is sent of a campaign that begins: an empty field is left to the server. */
export function toSettings({ name, callsPerMinute, expiresAt }: CampaignValues, { timeZone }: ReadersClock) {
  return {
    name,
    ...(callsPerMinute !== "" && { callsPerMinute: Number(callsPerMinute) }),
    ...(expiresAt !== null && { expiresAt: instantOf(expiresAt, timeZone).toISOString() }),
  } satisfies Body<"rerunCampaign">;
}

/** What is sent of a change: of pace and end only what was changed, since those of a campaign that is over cannot be. */
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
