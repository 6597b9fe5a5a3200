import { sql } from "kysely";

import type { Trx } from "../db/database.ts";
import { MAX_CALL_MINUTES, reserveForCall } from "../domain/callPrice.ts";
import { toE164 } from "../domain/phoneNumber.ts";
import { countLines, lockCall, type CallRow } from "../store/calls/calls.ts";
import { readCallTargets, readFaqs } from "../store/calls/callTargets.ts";
import { lockAccount, reserve } from "../store/ledger.ts";
import type { CallBrief } from "./agents/port.ts";
import { applyStep } from "./applyStep.ts";
import type { CallEvent } from "./callMachine.ts";
import { CarrierRejection, type DialOrder } from "./carriers/port.ts";
import type { EngineContext } from "./engineContext.ts";
import { checkCompany, checkTarget, type CompleteTarget } from "./gate.ts";

/** The number calls come from when a company has none. */
export const SYSTEM_NUMBER = "+12025550143";

/**
 * Dials a call if it is its turn. The decision, the reservation and the intent are committed before the carrier is asked:
 * whatever happens after that, the call is never dialled a second time, only asked after (`sweep.ts`).
 */
export async function dialCall(engine: EngineContext, callId: string): Promise<void> {
  const order = await engine.db.transaction().execute((trx) => decide(engine, trx, callId));
  if (order) await placeOrder(engine, order);
}

async function placeOrder(engine: EngineContext, order: DialOrder): Promise<void> {
  try {
    await engine.carrier.dial(order);
  } catch (error) {
    if (!(error instanceof CarrierRejection)) throw error; // perhaps it rings: the sweep will ask
    await engine.db.transaction().execute(async (trx) => {
      const call = await lockCall(trx, order.callId);
      const ended = {
        type: "ENDED",
        at: engine.clock.now(),
        outcome: "FAILED",
        failureCode: error.failureCode,
      } as const;
      if (call) await applyStep(engine, trx, call, ended);
    });
  }
}

/** The order to give to the carrier, or null when the call has to wait, was refused, or is not ours to dial any more. */
async function decide(engine: EngineContext, trx: Trx, callId: string): Promise<DialOrder | null> {
  const now = engine.clock.now();
  // One decision at a time over all processes: the count of lines and the reservations must be true until they are written.
  await sql`select pg_advisory_xact_lock(hashtext('dial-call'))`.execute(trx);
  const call = await becomeDue(engine, trx, callId, now);
  if (!call || call.status !== "QUEUED" || call.dialled_at) return null;

  const lines = await countLines(trx, call.seller_company_id);
  const { maxLines, maxLinesPerCompany } = engine.config.telephony;
  if (lines.all >= maxLines || lines.ofCompany >= maxLinesPerCompany) return null;

  const step = (event: CallEvent) => applyStep(engine, trx, call, event);
  if (call.is_welcome) {
    await step({ type: "DIALLED", at: now });
    return order(call, welcomeBrief(call), MAX_CALL_MINUTES);
  }
  const { target, refusal } = checkTarget(await readTarget(trx, call));
  const reason = refusal ?? (await checkCompany(trx, call.seller_company_id));
  if (reason || !target) {
    await step({ type: "REFUSED", at: now, failureCode: reason ?? "PHONE_BOOK_NOT_FOUND" });
    return null;
  }
  const account = await lockAccount(trx, call.seller_company_id);
  const price = reserveForCall(account.rate, account.balanceMicros - account.heldMicros);
  if (!price) {
    const isHeld = account.heldMicros > 0n || account.heldFreeMinutes > 0;
    // What other calls have set aside will partly come back; the one that ends then wakes this one.
    if (!isHeld) await step({ type: "REFUSED", at: now, failureCode: "INSUFFICIENT_BALANCE" });
    return null;
  }
  await reserve(trx, account, call.id, price, now);
  const dialled = await rememberTarget(trx, call, target);
  await applyStep(engine, trx, dialled, { type: "DIALLED", at: now });
  return order(dialled, await briefOf(trx, dialled, target), price.minutes);
}

/** Locks the call; one that was scheduled joins the queue when its time has come. */
async function becomeDue(engine: EngineContext, trx: Trx, callId: string, now: Date): Promise<CallRow | undefined> {
  const call = await lockCall(trx, callId);
  if (call?.status !== "CRON" || !call.start_at || call.start_at > now) return call;
  await applyStep(engine, trx, call, { type: "DUE", at: now });
  return lockCall(trx, callId);
}

async function readTarget(trx: Trx, call: CallRow) {
  if (!call.phone_book_id) return undefined;
  const targets = await readCallTargets(trx, { kind: "everything" }, [call.phone_book_id]);
  return targets.get(call.phone_book_id);
}

/** A scheduled call is made to the contact as they are now, and history says so. */
async function rememberTarget(
  trx: Trx,
  call: CallRow,
  { customer, contact, product, fromNumber }: CompleteTarget,
): Promise<CallRow> {
  return trx
    .updateTable("calls")
    .set({
      potential_customer_id: customer.id,
      customer_name: customer.name,
      contact_id: contact.id,
      contact_name: contact.name,
      contact_surname: contact.surname,
      contact_title: contact.title,
      contact_phone_number: contact.phoneNumber,
      product_id: product.id,
      product_name: product.name,
      from_number: fromNumber,
    })
    .where("id", "=", call.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

function order(call: CallRow, brief: CallBrief, minutes: number): DialOrder {
  const to = toE164(call.contact_phone_number) ?? call.contact_phone_number;
  return { callId: call.id, to, from: call.from_number ?? SYSTEM_NUMBER, brief, maxDurationSeconds: minutes * 60 };
}

async function briefOf(
  trx: Trx,
  call: CallRow,
  { company, customer, contact, product }: CompleteTarget,
): Promise<CallBrief> {
  const faqs = await readFaqs(trx, company.id);
  return { language: call.language, company, product, faqs, customer, contact };
}

/** The test call introduces ourselves to the person who is trying us. */
function welcomeBrief(call: CallRow): CallBrief {
  return {
    language: call.language,
    company: { name: "Callwright", about: "We phone your prospects for you." },
    product: { name: "AI-assisted sales calls", about: "This is what your customers will hear." },
    faqs: [],
    customer: { name: call.customer_name },
    contact: { name: call.contact_name, surname: call.contact_surname },
  };
}
