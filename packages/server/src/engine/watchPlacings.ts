import { sql } from "kysely";

import type { Trx } from "../db/database.ts";
import {
  BREAKER_LOOKS_BACK_MS,
  cameThrough,
  placingFailures,
  scopesToHold,
  type BreakerScope,
} from "../domain/dial-policy/breaker.ts";
import type { CallFailureCode, CallState } from "../domain/call.ts";
import { deleteBreaker, moveTrial, openBreaker, readBreakers } from "../store/calls/breakers.ts";
import type { CallRow } from "../store/calls/calls.ts";
import { readFailingScopes } from "../store/calls/placings.ts";
import { breakersOf, nextTrialAfter } from "./breakers.ts";
import type { EngineContext } from "./engineContext.ts";
import { tellPauseChanged } from "./tellPauseChanged.ts";
import { wakeDispatchers } from "./wakeDispatchers.ts";

type Needed = Pick<EngineContext, "clock" | "ids" | "events" | "logger" | "carrier">;
type Placed = Pick<CallRow, "seller_company_id" | "from_number" | "carrier" | "dialled_at" | "unanswered_at">;

/**
 * Updates the breakers after steps of calls: if placing calls fails repeatedly, calls are held, and they continue when
 * a call succeeds. This runs in the transaction that stores the steps, and last in it, because others wait here.
 *
 * @param areHeld whether any calls are held.
 */
export async function watchPlacings(
  engine: Needed,
  trx: Trx,
  steps: { call: CallRow; state: CallState }[],
  areHeld: boolean,
): Promise<void> {
  for (const { call, state } of steps) {
    if (call.carrier !== engine.carrier.name || state.status === call.status) continue;
    const hasComeThrough = call.dialled_at === null ? undefined : cameThrough(state);
    if (hasComeThrough === false) await noteFailedPlacing(engine, trx, call, state.failureCode ?? "CARRIER_REJECTED");
    else if (hasComeThrough && areHeld && call.status === "QUEUED") await endBreakersOf(engine, trx, call);
  }
}

/** Holds calls after repeated failures; if a trial call failed, for a further period. */
export async function noteFailedPlacing(
  engine: Needed,
  trx: Trx,
  call: Placed,
  reason: CallFailureCode,
): Promise<void> {
  const now = engine.clock.now();
  await lockBreakers(trx);
  const place = { companyId: call.seller_company_id, fromNumber: call.from_number };
  const known = breakersOf(await readBreakers(trx), place);
  const tried = known.filter(({ opened_at: at }) => call.dialled_at !== null && call.dialled_at >= at);
  await moveTrial(
    trx,
    tried.map(({ id }) => id),
    nextTrialAfter(now),
    reason,
  );
  const since = new Date(now.getTime() - BREAKER_LOOKS_BACK_MS);
  for (const scope of scopesToHold(await readFailingScopes(trx, call, placingFailures, since)))
    await hold(engine, trx, scope, call, reason);
}

async function hold(
  engine: Needed,
  trx: Trx,
  scope: BreakerScope,
  call: Placed,
  reason: CallFailureCode,
): Promise<void> {
  const now = engine.clock.now();
  const companyId = scope === "CARRIER" ? null : call.seller_company_id;
  const isNew = await openBreaker(trx, {
    id: engine.ids.next(),
    carrier: call.carrier,
    seller_company_id: companyId,
    phone_number: scope === "CALLER_NUMBER" ? call.from_number : null,
    reason,
    opened_at: now,
    next_trial_at: nextTrialAfter(now),
  });
  if (!isNew) return;
  engine.logger.warn({ scope, companyId, reason }, "placing calls failed again and again; they are held for a while");
  await tellPauseChanged(engine, trx, companyId);
}

/**
 * A call succeeded that was dialled since they were held, or whose order had only had no response: the others continue.
 */
async function endBreakersOf(engine: Needed, trx: Trx, call: Placed): Promise<void> {
  await lockBreakers(trx);
  const place = { companyId: call.seller_company_id, fromNumber: call.from_number };
  for (const { id, opened_at: openedAt } of breakersOf(await readBreakers(trx), place)) {
    const isEvidence = call.unanswered_at !== null || (call.dialled_at !== null && call.dialled_at >= openedAt);
    if (isEvidence) await endBreaker(engine, trx, id);
  }
}

/** Releases the held calls. Returns false if they were not held any more. */
export async function endBreaker(engine: Pick<Needed, "clock" | "events">, trx: Trx, id: string): Promise<boolean> {
  const ended = await deleteBreaker(trx, id, engine.clock.now());
  if (!ended) return false;
  await wakeDispatchers(trx);
  await tellPauseChanged(engine, trx, ended.seller_company_id);
  return true;
}

/** Failures are counted one after the other, so that of several concurrent ones not each is the first. */
async function lockBreakers(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('breakers'))`.execute(trx);
}
