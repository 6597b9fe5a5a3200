import type { Schemas } from "@callwright/sdk/contract";

import type { Scope } from "../auth/scope.ts";
import type { Trx } from "../db/database.ts";
import { retryLostRace } from "../db/retryLostRace.ts";
import { failureMessages, type CallFailureCode } from "../domain/call.ts";
import { queuedUntil } from "../domain/callingDay.ts";
import type { CampaignRow } from "../store/campaigns/campaigns.ts";
import { insertCalls, type NewCall } from "../store/calls/calls.ts";
import { readCallTargets, type CallTarget } from "../store/calls/callTargets.ts";
import type { EngineContext } from "./engineContext.ts";
import type { CallWish } from "./callWish.ts";
import { decideDials } from "./decideDials.ts";
import { candidatesOf, findItems, judgeItems, placesOf, refusalOf, type Judgement } from "./judgeItems.ts";
import { openCampaigns, rememberRefusals, type CampaignsOfWish } from "./placeCampaigns.ts";
import { publishCalls } from "./publishCalls.ts";
import { readAttemptLimits } from "./readAttemptLimits.ts";
import { lockTakenPlaces, type TakenPlaces } from "./takenPlaces.ts";
import { wakeDispatchers } from "./wakeDispatchers.ts";

/** The placed calls, and the campaigns to which they belong. */
export interface PlacedCalls {
  items: Outcome[];
  campaigns: Schemas["NamedRef"][];
}

type Outcome = Schemas["StartedCall"];
type Needed = Pick<EngineContext, "config" | "db" | "clock" | "ids" | "events" | "carrier">;

/** Items are placed in batches, so that no transaction is long. */
const ITEMS_PER_TRANSACTION = 250;

/**
 * Places or schedules a call per item and returns the result for each, in the order of the request (A-API-12). A call
 * to a person who may not be called now waits for the next permitted hour.
 *
 * A person has one line: a company's second call to a number now is refused while the first is in progress, even in the
 * same request. So is a second call of an item for the same minute. A call of another company is no reason, because that
 * would reveal whom it calls; when calls are dialled, ours waits for it.
 */
export async function placeCalls(engine: Needed, within: Scope, wish: CallWish): Promise<PlacedCalls> {
  const items: Outcome[] = [];
  let placed: Placed = { campaigns: new Map(), taken: new Set() };
  for (let start = 0; start < wish.phoneBookIds.length; start += ITEMS_PER_TRANSACTION) {
    const portion = wish.phoneBookIds.slice(start, start + ITEMS_PER_TRANSACTION);
    const before = placed;
    // An item that somebody deletes at this moment is refused by the next try like one that was deleted before.
    items.push(
      ...(await retryLostRace(engine.db, (trx) => {
        placed = { campaigns: new Map(before.campaigns), taken: new Set(before.taken) };
        return placePortion(engine, trx, within, wish, portion, placed);
      })),
    );
  }
  return { items, campaigns: [...placed.campaigns.values()] };
}

/** What the batches of a request have made so far. */
interface Placed {
  campaigns: CampaignsOfWish;
  /** A request with many batches may take longer than its first calls. */
  taken: TakenPlaces;
}

async function placePortion(
  engine: Needed,
  trx: Trx,
  within: Scope,
  wish: CallWish,
  phoneBookIds: string[],
  { campaigns: campaignsOfWish, taken }: Placed,
): Promise<Outcome[]> {
  const now = engine.clock.now();
  const targets = await readCallTargets(trx, within, phoneBookIds, engine.carrier.name);
  const campaigns = await openCampaigns(engine, trx, wish, targets, campaignsOfWish, now);
  const items = findItems(phoneBookIds, targets, wish, now, engine.config.telephony.callingDay);
  for (const place of await lockTakenPlaces(trx, placesOf(items))) taken.add(place);
  const allowed = await decideDials(engine, trx, candidatesOf(items), now);
  const judgements = await judgeItems(trx, items, wish, allowed, taken, now);
  const attemptsOf = await readAttemptLimits(trx, items, wish.retries);

  const calls: NewCall[] = [];
  const outcomes = judgements.map((judgement, index): Outcome => {
    const phoneBookId = phoneBookIds[index] ?? "";
    if (judgement.kind === "refused") return refused(phoneBookId, judgement.code);
    const { target } = judgement.item;
    const campaign = campaigns.get(target.company.id);
    if (campaign === null) return refused(phoneBookId, "CAMPAIGN_STOPPED");
    const call = newCall(engine, judgement, wish, attemptsOf(target), campaign, now);
    calls.push(call);
    const { hold_reason: code } = call;
    return {
      phoneBookId,
      callId: call.id,
      status: call.status,
      refusal: null,
      heldUntil: call.not_before?.toISOString() ?? null,
      heldReason: code ? { code, message: failureMessages[code] } : null,
    };
  });
  if (calls.length > 0) await store(engine, trx, calls);
  await rememberRefusals(trx, phoneBookIds, judgements, targets, campaigns);
  return outcomes;
}

async function store(engine: Needed, trx: Trx, calls: NewCall[]): Promise<void> {
  await insertCalls(trx, calls);
  if (calls.some(({ status }) => status === "QUEUED")) await wakeDispatchers(trx);
  await publishCalls(
    engine,
    trx,
    calls.map(({ id }) => ({ id, events: ["call.status"] })),
  );
}

function newCall(
  { ids, config }: Needed,
  judgement: Exclude<Judgement, { kind: "refused" }>,
  wish: CallWish,
  attempts: number,
  campaign: CampaignRow | undefined,
  now: Date,
): NewCall & { not_before: Date | null } {
  const { target, timeZone, start } = judgement.item;
  const { company, customer, contact, product } = target;
  const { startAt, localCallAt, expiresAt } = start;
  // A scheduled call is checked again when it is due.
  const held = judgement.kind === "held" && startAt === null ? judgement : null;
  return {
    id: ids.next(),
    seller_company_id: company.id,
    phone_book_id: target.phoneBookId,
    potential_customer_id: customer.id,
    country_id: customer.countryId,
    contact_id: contact.id,
    product_id: product.id,
    created_by_user_id: wish.createdByUserId,
    type: startAt ? "CALL_LATER" : "CALL_NOW",
    language: wish.language ?? target.language,
    time_zone: timeZone,
    status: startAt ? "CRON" : "QUEUED",
    start_at: startAt,
    local_call_at: localCallAt,
    expires_at:
      campaign?.expires_at ?? (held ? queuedUntil(held.until, timeZone, config.telephony.callingDay) : expiresAt),
    campaign_id: campaign?.id ?? null,
    not_before: held?.until ?? null,
    hold_reason: held?.reason ?? null,
    attempts,
    customer_name: customer.name,
    contact_name: contact.name,
    contact_surname: contact.surname,
    contact_title: contact.title,
    contact_phone_number: contact.phoneNumber,
    product_name: product.name,
    from_number: target.fromNumber,
    created_at: now,
    updated_at: now,
  };
}

/** The reason why the dial policy does not allow a call to be made now. */
export async function refusalByPolicy(engine: Needed, trx: Trx, found: CallTarget, now: Date) {
  const items = findItems(
    [found.phoneBookId],
    new Map([[found.phoneBookId, found]]),
    { cronDate: null, outsideHours: "WAIT" },
    now,
    engine.config.telephony.callingDay,
  );
  const decisions = await decideDials(engine, trx, candidatesOf(items), now);
  return refusalOf(decisions.get(found.phoneBookId), true, "WAIT");
}

function refused(phoneBookId: string, code: CallFailureCode): Outcome {
  const refusal = { code, message: failureMessages[code] };
  return { phoneBookId, callId: null, status: "FAILED", refusal, heldUntil: null, heldReason: null };
}
