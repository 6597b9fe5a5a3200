import type { Trx } from "../db/database.ts";
import type { CallFailureCode, CallStatus, ConversationTurn } from "../domain/call.ts";
import { priceCall } from "../domain/callPrice.ts";
import { seededRandom } from "../domain/seededRandom.ts";
import { isTimeZone, wallClock } from "../domain/wallClock.ts";
import type { Ids } from "../ids.ts";
import { insertCalls, insertStatusChanges, insertTurns, type NewCall } from "../store/calls/calls.ts";
import { readCallTargets, readFaqs } from "../store/calls/callTargets.ts";
import { appendEntry, readAccount } from "../store/ledger.ts";
import { insertTransaction } from "../store/transactions.ts";
import type { Agent, ProspectMood } from "./agents/port.ts";
import { checkTarget, type CompleteTarget } from "./gate.ts";
import { layOutTurns } from "./speech/timing.ts";

/** A call of the demo, as it is meant to look. */
export type DemoCall = {
  phoneBookId: string;
  createdByUserId: string | null;
  /** When it was placed or scheduled. */
  createdAt: Date;
  /** The item's own when not given. */
  language?: string;
} & (
  | { status: "CRON"; startAt: Date }
  | { status: "CANCELLED"; startAt: Date; cancelledAt: Date }
  /** Goes live: the engine dials it soon after the server has started. */
  | { status: "QUEUED" }
  | { status: "BUSY" | "NO_ANSWER" }
  | { status: "FAILED"; failureCode: CallFailureCode }
  /** Its minutes are free or paid from the balance, which has to be stored in the order of time. */
  | { status: "COMPLETED"; mood: ProspectMood; isFree: boolean }
);

const DIAL_SECONDS = 2;
const RING_SECONDS = { BUSY: 3, NO_ANSWER: 26, COMPLETED: 8 };

/**
 * Writes a call of the demo as the engine would have left it, with its conversation, its price and an entry in the simulated
 * carrier's books: its recording is rendered when somebody first wants to hear it, so that a first start stays quick.
 *
 * @returns the id of the call.
 * @throws Error when the item cannot be called.
 */
export async function storeDemoCall(
  trx: Trx,
  { ids, agent }: { ids: Ids; agent: Agent },
  demo: DemoCall,
): Promise<string> {
  const targets = await readCallTargets(trx, { kind: "everything" }, [demo.phoneBookId]);
  const { target, refusal } = checkTarget(targets.get(demo.phoneBookId));
  if (!target) throw new Error(`The demo item ${demo.phoneBookId} cannot be called: ${refusal}`);
  const id = ids.next();
  const call = newCall(id, demo, target);
  switch (demo.status) {
    case "CRON":
    case "QUEUED":
      await insertCalls(trx, [call]);
      break;
    case "CANCELLED":
      await storeEnded(trx, call, [
        ["CRON", demo.createdAt],
        ["CANCELLED", demo.cancelledAt],
      ]);
      break;
    case "FAILED":
      await storeEnded(trx, { ...call, failure_code: demo.failureCode }, [
        ["QUEUED", demo.createdAt],
        ["FAILED", later(demo.createdAt, 3)],
      ]);
      break;
    case "BUSY":
    case "NO_ANSWER": {
      const rangAt = later(demo.createdAt, DIAL_SECONDS);
      await storeEnded(trx, call, [
        ["QUEUED", demo.createdAt],
        ["RINGING", rangAt],
        [demo.status, later(rangAt, RING_SECONDS[demo.status])],
      ]);
      break;
    }
    case "COMPLETED":
      await storeConversation(trx, { ids, agent }, demo, target, call);
  }
  return id;
}

function newCall(
  id: string,
  demo: DemoCall,
  { phoneBookId, company, customer, contact, product, fromNumber, language }: CompleteTarget,
): NewCall {
  const timeZone = [customer.timeZone, company.timeZone].find((zone) => zone && isTimeZone(zone)) ?? "UTC";
  const isScheduled = demo.status === "CRON" || demo.status === "CANCELLED";
  const startAt = isScheduled ? demo.startAt : demo.status === "QUEUED" ? null : later(demo.createdAt, 1);
  return {
    id,
    seller_company_id: company.id,
    phone_book_id: phoneBookId,
    potential_customer_id: customer.id,
    contact_id: contact.id,
    product_id: product.id,
    created_by_user_id: demo.createdByUserId,
    type: isScheduled ? "CALL_LATER" : "CALL_NOW",
    language: demo.language ?? language,
    time_zone: timeZone,
    status: demo.status,
    start_at: startAt,
    local_call_at: startAt && wallClock(startAt, timeZone),
    dialled_at: isScheduled ? null : startAt,
    customer_name: customer.name,
    contact_name: contact.name,
    contact_surname: contact.surname,
    contact_title: contact.title,
    contact_phone_number: contact.phoneNumber,
    product_name: product.name,
    from_number: fromNumber,
    created_at: demo.createdAt,
    updated_at: demo.createdAt,
  };
}

async function storeConversation(
  trx: Trx,
  { ids, agent }: { ids: Ids; agent: Agent },
  { mood, isFree, createdAt }: DemoCall & { status: "COMPLETED" },
  { company, customer, contact, product }: CompleteTarget,
  call: NewCall,
): Promise<void> {
  const faqs = await readFaqs(trx, company.id);
  const spoken = agent.converse({ language: call.language, company, product, faqs, customer, contact }, mood, call.id);
  const { turns, durationSeconds } = layOutTurns(spoken.utterances, spoken.language);
  const rangAt = later(createdAt, DIAL_SECONDS);
  const answeredAt = later(rangAt, RING_SECONDS.COMPLETED * (0.5 + seededRandom(call.id)()));
  const endedAt = later(answeredAt, durationSeconds);
  const { answer } = agent.analyse(spoken.utterances);
  const ended = { ...call, answer, answered_at: answeredAt, duration_seconds: durationSeconds, has_recording: true };
  await storeEnded(trx, ended, [
    ["QUEUED", createdAt],
    ["RINGING", rangAt],
    ["IN_PROGRESS", answeredAt],
    ["COMPLETED", endedAt],
  ]);
  await insertTurns(trx, call.id, turns);
  await enterIntoBooks(trx, call, { language: spoken.language, turns, durationSeconds, acceptedAt: createdAt });
  if (!isFree) await charge(trx, ids, call, durationSeconds, endedAt);
}

async function charge(trx: Trx, ids: Ids, call: NewCall, seconds: number, at: Date): Promise<void> {
  const companyId = call.seller_company_id;
  const { balanceMicros, rate } = await readAccount(trx, companyId);
  const { minutes, amountMicros } = priceCall(seconds, { ...rate, freeMinutesLeft: 0 });
  const id = ids.next();
  const transaction = { id, companyId, amountMicros, description: `Call to ${call.customer_name}, ${minutes} min`, at };
  await insertTransaction(trx, transaction, "SPEND", "COMPLETED", balanceMicros - amountMicros);
  await appendEntry(trx, companyId, at, {
    kind: "SETTLE",
    amountMicros: -amountMicros,
    callId: call.id,
    transactionId: id,
  });
}

/** The simulated carrier remembers the call, so that it can be asked for the sound. */
async function enterIntoBooks(
  trx: Trx,
  call: NewCall,
  {
    language,
    turns,
    durationSeconds,
    acceptedAt,
  }: { language: string; turns: ConversationTurn[]; durationSeconds: number; acceptedAt: Date },
): Promise<void> {
  await trx
    .insertInto("simulator_calls")
    .values({
      call_id: call.id,
      carrier_call_id: `sim-${call.id}`,
      to_number: call.contact_phone_number,
      mood: null,
      language,
      conversation: JSON.stringify(turns),
      duration_seconds: durationSeconds,
      accepted_at: acceptedAt,
      hung_up_at: null,
    })
    .execute();
}

/** A call that is over, with every status it reached and when. */
async function storeEnded(trx: Trx, call: NewCall, course: [CallStatus, Date][]): Promise<void> {
  const endedAt = course.at(-1)?.[1] ?? call.created_at;
  await trx
    .insertInto("calls")
    .values({ ...call, ended_at: endedAt, updated_at: endedAt })
    .execute();
  await insertStatusChanges(
    trx,
    course.map(([status, at]) => ({ callId: call.id, status, at })),
  );
}

function later(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() + seconds * 1000);
}
