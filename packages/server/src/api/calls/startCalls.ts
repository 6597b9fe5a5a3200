import type { Schemas } from "@callwright/sdk/contract";

import { userIdOf, type Actor } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import type { Database } from "../../db/database.ts";
import { mistakeInEnd } from "../../domain/campaign.ts";
import { isTimeZone, momentOf } from "../../domain/wallClock.ts";
import { placeCalls } from "../../engine/placeCalls.ts";
import type { Handler } from "../../contract/handler.ts";
import { invalid } from "../../contract/problem.ts";
import { nameOf } from "../rules/nameOf.ts";
import { requirePaidPlan } from "../rules/plan.ts";

/** Places calls now or schedules them, with a result per item (A-API-12, R-01, R-39). */
export const startCalls: Handler<"startCalls"> = async (context, actor, { body }) => {
  const { campaign, ...wish } = readWish(body, context.clock.now());
  await requirePlanForSeveral(context.db, actor, wish.phoneBookIds.length);
  const placed = await placeCalls(context, scope(actor), {
    ...wish,
    createdByUserId: userIdOf(actor),
    campaign: campaign && { ...campaign, createdBy: await nameOf(context.db, actor) },
  });
  return { status: 200, body: placed };
};

/** The request for calls, with the checks that the contract cannot express. */
export function readWish(body: Schemas["StartCallsRequest"], now: Date) {
  const { phoneBookIds, type = "CALL_NOW", language, browserTimeZone, outsideHours = "WAIT", retries } = body;
  const cronDate = checkCronDate(type, body.cronDate, now);
  if (browserTimeZone && !isTimeZone(browserTimeZone))
    throw invalid({ browserTimeZone: "This time zone is not known." });
  const campaign = checkCampaign(body, cronDate, now);
  return { phoneBookIds, cronDate, language, browserTimeZone, outsideHours, retries, campaign };
}

/** The initial settings of the campaign; undefined for a single item, which is not a campaign. */
function checkCampaign({ phoneBookIds, campaign }: Schemas["StartCallsRequest"], cronDate: string | null, now: Date) {
  if (phoneBookIds.length === 1) {
    if (campaign) throw invalid({ campaign: "A call alone is no campaign." });
    return undefined;
  }
  const beginning = readCampaignSettings(campaign, now);
  if (cronDate && beginning.expiresAt && beginning.expiresAt <= momentOf(cronDate, "UTC"))
    throw invalid({ "campaign.expiresAt": "The campaign would be over before its calls begin." });
  return beginning;
}

/** The settings of a new campaign, with the checks that the contract cannot express. */
export function readCampaignSettings(
  { name, callsPerMinute, expiresAt }: Schemas["CampaignSettings"] = {},
  now: Date,
  field = "campaign.expiresAt",
) {
  const end = expiresAt === undefined ? undefined : new Date(expiresAt);
  const mistake = end && mistakeInEnd(end, now);
  if (mistake) throw invalid({ [field]: mistake });
  return { name: name?.trim(), callsPerMinute, expiresAt: end };
}

/** The date for a type of call: an existing date, not beyond next year, for later; none for now. */
export function checkCronDate(
  type: Schemas["CallType"],
  cronDate: string | null | undefined,
  now: Date,
): string | null {
  if (type === "CALL_LATER" && !cronDate) throw invalid({ cronDate: "Date is required" });
  if (type === "CALL_NOW" && cronDate) throw invalid({ cronDate: "A call that starts now takes no date." });
  if (!cronDate) return null;
  if (!isDate(cronDate)) throw invalid({ cronDate: "This date does not exist." });
  if (Number(cronDate.slice(0, 4)) > now.getUTCFullYear() + 1)
    throw invalid({ cronDate: "A call can be scheduled until the end of next year." });
  return cronDate;
}

/** Calling several items at once is a bulk action (A-CALLS-21). */
export async function requirePlanForSeveral(db: Database, actor: Actor, count: number): Promise<void> {
  if (count > 1) await requirePaidPlan(db, actor);
}

function isDate(cronDate: string): boolean {
  try {
    return momentOf(cronDate, "UTC") instanceof Date;
  } catch {
    return false;
  }
}
