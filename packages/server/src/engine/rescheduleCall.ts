import type { Schemas } from "@callwright/sdk/contract";

import type { Scope } from "../auth/scope.ts";
import type { Trx } from "../db/database.ts";
import { failureMessages, type CallFailureCode } from "../domain/call.ts";
import { queuedUntil, scheduledUntil } from "../domain/callingDay.ts";
import { momentOf } from "../domain/wallClock.ts";
import { lockCall, type CallRow } from "../store/calls/calls.ts";
import { lockPlacing, readNumbersUnderWay, readScheduledTimes } from "../store/calls/callsUnderWay.ts";
import { readCallTargets } from "../store/calls/callTargets.ts";
import { applyStep } from "./applyStep.ts";
import type { CallEvent } from "./callMachine.ts";
import { isMine } from "./cancelCall.ts";
import type { EngineContext } from "./engineContext.ts";
import { checkCompany, checkTarget } from "./gate.ts";
import { isTooLate } from "./judgeItems.ts";
import { refusalByPolicy } from "./placeCalls.ts";
import { wakeDispatchers } from "./wakeDispatchers.ts";

/**
 * Moves a scheduled call to another time, or to now; any other status is a conflict. A call that cannot be made then is
 * not changed.
 *
 * @param cronDate wall-clock time in the call's own zone; null is now.
 */
export async function rescheduleCall(
  engine: EngineContext,
  within: Scope,
  id: string,
  cronDate: string | null,
): Promise<Schemas["RescheduledCall"]> {
  return engine.db.transaction().execute(async (trx) => {
    const call = await lockCall(trx, id);
    if (!call || !isMine(call, within)) return { id, outcome: "NOT_FOUND", status: null, refusal: null };
    if (call.status !== "CRON") return { id, outcome: "CONFLICT", status: call.status, refusal: null };

    const at = engine.clock.now();
    const startAt = cronDate === null ? null : momentOf(cronDate, call.time_zone);
    const code = startAt
      ? (isTooLate(startAt, at) ?? (await refusalThen(trx, call, startAt)))
      : await refusalNow(engine, trx, call, at);
    if (code) return { id, outcome: "REFUSED", status: call.status, refusal: { code, message: failureMessages[code] } };

    const { callingDay } = engine.config.telephony;
    const event: CallEvent = startAt
      ? { type: "RESCHEDULED", at, startAt, expiresAt: scheduledUntil(startAt, call.time_zone, callingDay) }
      : { type: "DUE", at, expiresAt: queuedUntil(at, call.time_zone, callingDay) };
    await applyStep(engine, trx, call, event);
    if (!startAt) await wakeDispatchers(trx);
    return { id, outcome: "RESCHEDULED", status: startAt ? "CRON" : "QUEUED", refusal: null };
  });
}

/** The item may have another call for that time. */
async function refusalThen(trx: Trx, call: CallRow, startAt: Date): Promise<CallFailureCode | null> {
  const { id, phone_book_id: phoneBookId, seller_company_id: companyId } = call;
  if (phoneBookId === null) return null;
  await lockPlacing(trx, [companyId]);
  return (await readScheduledTimes(trx, [{ phoneBookId, startAt }], id)).length > 0 ? "ALREADY_SCHEDULED" : null;
}

/** The reason why a call cannot be made now, from the same checks as for a new call. */
async function refusalNow(engine: EngineContext, trx: Trx, call: CallRow, now: Date): Promise<CallFailureCode | null> {
  const itemId = call.phone_book_id;
  const targets = await readCallTargets(
    trx,
    { kind: "everything" },
    itemId === null ? [] : [itemId],
    engine.carrier.name,
  );
  const { target, refusal } = checkTarget(itemId === null ? undefined : targets.get(itemId));
  if (!target) return refusal;
  const byPolicy = await refusalByPolicy(engine, trx, target, now);
  if (byPolicy) return byPolicy;
  const { company, contact } = target;
  await lockPlacing(trx, [company.id]);
  const underWay = await readNumbersUnderWay(trx, [{ companyId: company.id, phoneNumber: contact.phoneNumber }]);
  return underWay.length > 0 ? "ALREADY_ON_THE_LINE" : checkCompany(trx, company.id);
}
