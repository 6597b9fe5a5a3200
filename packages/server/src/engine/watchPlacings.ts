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
 * Learns from steps of calls whether the carrier places them: what fails again and again is held, and goes on when a call comes
 * through. In the transaction that stores the steps, and last in it, for others wait here.
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

/** Holds what fails again and again; where a call was tried and failed, for another while. */
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

/** A call came through that was dialled since they were held, or whose order had only not been answered: the others go on. */
async function endBreakersOf(engine: Needed, trx: Trx, call: Placed): Promise<void> {
  await lockBreakers(trx);
  const place = { companyId: call.seller_company_id, fromNumber: call.from_number };
  for (const { id, opened_at: openedAt } of breakersOf(await readBreakers(trx), place)) {
    const isEvidence = call.unanswered_at !== null || (call.dialled_at !== null && call.dialled_at >= openedAt);
    if (isEvidence) await endBreaker(engine, trx, id);
  }
}

/** Lets the calls that were held go on. Answers false when they were not held any more. */
export async function endBreaker(engine: Pick<Needed, "clock" | "events">, trx: Trx, id: string): Promise<boolean> {
  const ended = await deleteBreaker(trx, id, engine.clock.now());
  if (!ended) return false;
  await wakeDispatchers(trx);
  await tellPauseChanged(engine, trx, ended.seller_company_id);
  return true;
}

/** One failure is counted after the other, so that several at once are not each the first. */
async function lockBreakers(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('breakers'))`.execute(trx);
}
