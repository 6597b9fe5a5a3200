import type { Trx } from "../db/database.ts";
import type { CallState } from "../domain/call.ts";
import { scheduledUntil } from "../domain/callingDay.ts";
import { foundNoLine, placeAgainAfterMinutes, retryAfterMinutes } from "../domain/dial-policy/retries.ts";
import { wallClock } from "../domain/wallClock.ts";
import { insertCalls, stateOf, type CallRow, type NewCall } from "../store/calls/calls.ts";
import { lockOpenCampaigns } from "../store/campaigns/campaigns.ts";
import { readCallTargets } from "../store/calls/callTargets.ts";
import { decideDials } from "./decideDials.ts";
import type { EngineContext } from "./engineContext.ts";
import { checkTarget, type CompleteTarget } from "./gate.ts";
import { publishCalls } from "./publishCalls.ts";

const MINUTE_MS = 60_000;

/** A call before a step, and the result of the step. */
interface Stepped {
  call: CallRow;
  state: CallState;
}

/**
 * Schedules the next attempt of calls that reached nobody, if this was requested, and orders calls again for which the
 * carrier had no line, in the transaction that ends them. The attempt is a separate call. The dial policy limits the
 * calls to a person overall: a person who may not be called any more gets no further attempt.
 */
export async function placeRetries(engine: EngineContext, trx: Trx, steps: Stepped[], now: Date): Promise<void> {
  const wished = steps.flatMap(({ call, state }) => {
    if (call.phone_book_id === null) return [];
    const minutes = minutesUntilNext(call, state);
    if (minutes === null || minutesUntilNext(call, stateOf(call)) !== null) return [];
    return {
      call,
      state,
      itemId: call.phone_book_id,
      at: new Date((state.endedAt ?? now).getTime() + minutes * MINUTE_MS),
    };
  });
  if (wished.length === 0) return;
  const targets = await readCallTargets(
    trx,
    { kind: "everything" },
    wished.map(({ itemId }) => itemId),
    engine.carrier.name,
  );
  const whole = wished.flatMap((wish) => {
    const { target } = checkTarget(targets.get(wish.itemId));
    return target ? { ...wish, target } : [];
  });
  const decisions = await decideDials(
    engine,
    trx,
    whole.map(({ call, target, at }) => ({
      id: call.id,
      companyId: target.company.id,
      phoneNumber: target.contact.phoneNumber,
      ownZone: target.customer.ownTimeZone,
      isWelcome: false,
      itemNumber: target.itemNumber,
      at,
    })),
    now,
  );
  const open = await lockOpenCampaigns(trx, [...new Set(whole.flatMap(({ call }) => call.campaign_id ?? []))], now);
  const calls = whole.flatMap(({ call, state, target, at }) => {
    const decision = decisions.get(call.id);
    if (!decision || decision.kind === "refuse") return [];
    const startAt = decision.kind === "hold" ? decision.until : at;
    const campaign = call.campaign_id === null ? null : open.get(call.campaign_id);
    // If a campaign cannot make a call before its end, the call is not scheduled.
    if (campaign === undefined || (campaign?.expires_at && campaign.expires_at <= startAt)) return [];
    return retryOf(engine, { call, state }, target, startAt, campaign?.expires_at ?? null, now);
  });
  if (calls.length === 0) return;
  await insertCalls(trx, calls);
  await publishCalls(
    engine,
    trx,
    calls.map(({ id }) => ({ id, events: ["call.status"] })),
  );
}

/** When a call would be followed by another one if it ended like this. */
function minutesUntilNext({ attempt, attempts, unplaced }: CallRow, state: CallState): number | null {
  if (foundNoLine(state)) return placeAgainAfterMinutes(unplaced);
  return attempt < attempts ? retryAfterMinutes(state, attempt) : null;
}

function retryOf(
  { ids, config }: EngineContext,
  { call, state }: Stepped,
  { contact, customer, product, fromNumber }: CompleteTarget,
  startAt: Date,
  endOfCampaign: Date | null,
  now: Date,
): NewCall {
  return {
    id: ids.next(),
    seller_company_id: call.seller_company_id,
    phone_book_id: call.phone_book_id,
    potential_customer_id: customer.id,
    country_id: customer.countryId,
    contact_id: contact.id,
    product_id: product.id,
    created_by_user_id: call.created_by_user_id,
    type: "CALL_LATER",
    language: call.language,
    time_zone: call.time_zone,
    status: "CRON",
    start_at: startAt,
    local_call_at: wallClock(startAt, call.time_zone),
    expires_at: endOfCampaign ?? scheduledUntil(startAt, call.time_zone, config.telephony.callingDay),
    campaign_id: call.campaign_id,
    retry_of: call.id,
    chain_id: call.chain_id ?? call.id,
    attempt: foundNoLine(state) ? call.attempt : call.attempt + 1,
    unplaced: foundNoLine(state) ? call.unplaced + 1 : 0,
    attempts: call.attempts,
    customer_name: customer.name,
    contact_name: contact.name,
    contact_surname: contact.surname,
    contact_title: contact.title,
    contact_phone_number: contact.phoneNumber,
    product_name: product.name,
    from_number: fromNumber,
    created_at: now,
    updated_at: now,
  };
}
