import type { Schemas } from "@callwright/sdk/contract";

import type { Scope } from "../auth/scope.ts";
import type { Trx } from "../db/database.ts";
import { failureMessages, type CallFailureCode } from "../domain/call.ts";
import type { DialDecision, DialRefusal } from "../domain/dial-policy/decideDial.ts";
import { queuedUntil, scheduledUntil, type CallingDay } from "../domain/callingDay.ts";
import { isTimeZone, momentOf, wallClock } from "../domain/wallClock.ts";
import { insertCalls, type NewCall } from "../store/calls/calls.ts";
import { lockNumbersUnderWay, type CompanyNumber } from "../store/calls/callsUnderWay.ts";
import { readCallTargets, type CallTarget } from "../store/calls/callTargets.ts";
import type { EngineContext } from "./engineContext.ts";
import { decideDials, type DialCandidate } from "./decideDials.ts";
import { checkCompany, checkTarget, type CompleteTarget } from "./gate.ts";
import { publishCalls } from "./publishCalls.ts";
import { wakeDispatchers } from "./wakeDispatchers.ts";

export interface CallWish {
  phoneBookIds: string[];
  /** Wall-clock time in each customer's own zone; null is now. */
  cronDate: string | null;
  /** Each item's own when not given. */
  language?: Schemas["Language"];
  /** For customers without a time zone. */
  browserTimeZone?: string;
  createdByUserId: string | null;
}

type Outcome = Schemas["StartedCall"];
type Needed = Pick<EngineContext, "config" | "db" | "clock" | "ids" | "events">;

/** Items are placed in portions, so that no transaction is long. */
const ITEMS_PER_TRANSACTION = 250;

/**
 * Places or schedules a call per item and says for each what became of it, in the order of the wish (A-API-12).
 *
 * One person has one line: a company's second call to a number now is refused while the first is under way, also of the same
 * wish. Another company's call is no reason, since that would reveal whom it calls; where calls are dialled, ours waits for it.
 */
export async function placeCalls(engine: Needed, within: Scope, wish: CallWish): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  // A wish of many portions may outlast its first calls.
  const called = new Set<string>();
  for (let start = 0; start < wish.phoneBookIds.length; start += ITEMS_PER_TRANSACTION) {
    const phoneBookIds = wish.phoneBookIds.slice(start, start + ITEMS_PER_TRANSACTION);
    outcomes.push(
      ...(await engine.db
        .transaction()
        .execute((trx) => placePortion(engine, trx, within, { ...wish, phoneBookIds }, called))),
    );
  }
  return outcomes;
}

async function placePortion(
  engine: Needed,
  trx: Trx,
  within: Scope,
  wish: CallWish,
  called: Set<string>,
): Promise<Outcome[]> {
  const now = engine.clock.now();
  const targets = await readCallTargets(trx, within, wish.phoneBookIds);
  const isForNow = wish.cronDate === null;
  const underWay = isForNow ? await lockNumbersUnderWay(trx, numbersOf(targets.values())) : [];
  const taken = new Set([...called, ...underWay.map(lineOf)]);
  const startIn = startByZone(wish.cronDate, now, engine.config.telephony.callingDay);
  const companies = new Map<string, Promise<CallFailureCode | null>>();
  const refusalOfCompany = (companyId: string) => {
    const checked = companies.get(companyId) ?? checkCompany(trx, companyId);
    companies.set(companyId, checked);
    return checked;
  };

  const allowed = await decideDials(engine, trx, [...targets.values()].flatMap(candidateOf), now);
  const calls: NewCall[] = [];
  const outcomes: Outcome[] = [];
  for (const phoneBookId of wish.phoneBookIds) {
    const { target, refusal } = checkTarget(targets.get(phoneBookId));
    const call = target && newCall(engine, target, wish, startIn, now);
    // Money is looked at when the call is due: until then the balance may be filled up.
    const line = target && isForNow ? lineOf(numberOf(target)) : undefined;
    const reason =
      refusal ??
      refusalOf(allowed.get(phoneBookId), isForNow) ??
      isTooLate(call?.start_at, now) ??
      (line !== undefined && taken.has(line) ? "ALREADY_ON_THE_LINE" : null) ??
      (target && isForNow ? await refusalOfCompany(target.company.id) : null);
    if (reason || !call) {
      outcomes.push(refused(phoneBookId, reason ?? "PHONE_BOOK_NOT_FOUND"));
    } else {
      if (line !== undefined) {
        taken.add(line);
        called.add(line);
      }
      calls.push(call);
      outcomes.push({ phoneBookId, callId: call.id, status: call.status, refusal: null });
    }
  }
  if (calls.length > 0) await store(engine, trx, calls);
  return outcomes;
}

async function store(engine: Needed, trx: Trx, calls: NewCall[]): Promise<void> {
  await insertCalls(trx, calls);
  if (calls.some(({ status }) => status === "QUEUED")) await wakeDispatchers(trx);
  await publishCalls(
    engine,
    trx,
    calls.map(({ id }) => id),
  );
}

function newCall(
  { ids }: Needed,
  target: CompleteTarget,
  wish: CallWish,
  startIn: (timeZone: string) => Start,
  now: Date,
): NewCall & { start_at: Date | null } {
  const { company, customer, contact, product } = target;
  const timeZone =
    [customer.timeZone, wish.browserTimeZone, company.timeZone].find((zone) => zone && isTimeZone(zone)) ?? "UTC";
  const { startAt, localCallAt, expiresAt } = startIn(timeZone);
  return {
    id: ids.next(),
    seller_company_id: company.id,
    phone_book_id: target.phoneBookId,
    potential_customer_id: customer.id,
    contact_id: contact.id,
    product_id: product.id,
    created_by_user_id: wish.createdByUserId,
    type: startAt ? "CALL_LATER" : "CALL_NOW",
    language: wish.language ?? target.language,
    time_zone: timeZone,
    status: startAt ? "CRON" : "QUEUED",
    start_at: startAt,
    local_call_at: localCallAt,
    expires_at: expiresAt,
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

/** When a call of a wish begins, in UTC and on the customer's clock; null is now. And until when it may wait. */
interface Start {
  startAt: Date | null;
  localCallAt: string | null;
  expiresAt: Date;
}

/** Customers of one zone share a start: working it out is slower than storing the call. */
function startByZone(cronDate: string | null, now: Date, day: CallingDay): (timeZone: string) => Start {
  const starts = new Map<string, Start>();
  return (timeZone) => {
    const start = starts.get(timeZone) ?? startOf(cronDate, timeZone, now, day);
    starts.set(timeZone, start);
    return start;
  };
}

function startOf(cronDate: string | null, timeZone: string, now: Date, day: CallingDay): Start {
  if (cronDate === null) return { startAt: null, localCallAt: null, expiresAt: queuedUntil(now, timeZone, day) };
  const startAt = momentOf(cronDate, timeZone);
  const localCallAt = wallClock(startAt, timeZone);
  return { startAt, localCallAt, expiresAt: scheduledUntil(startAt, timeZone, day) };
}

function candidateOf(found: CallTarget): DialCandidate[] {
  const { target } = checkTarget(found);
  if (!target) return [];
  const { phoneBookId: id, company, customer, contact } = target;
  const { phoneNumber } = contact;
  return [{ id, companyId: company.id, phoneNumber, ownZone: customer.ownTimeZone, isWelcome: false }];
}

/** Why the dial policy does not allow a call. What may have changed when a scheduled one is due is looked at then. */
function refusalOf(decision: DialDecision | undefined, isForNow: boolean): CallFailureCode | null {
  if (decision?.kind !== "refuse") return null;
  return isForNow || lastingRefusals.has(decision.code) ? decision.code : null;
}

const lastingRefusals: ReadonlySet<DialRefusal> = new Set(["COUNTRY_NOT_ALLOWED", "SPECIAL_NUMBER", "DO_NOT_CALL"]);

/** Why the dial policy does not allow a call to be made now. */
export async function refusalByPolicy(engine: Needed, trx: Trx, found: CallTarget, now: Date) {
  const decisions = await decideDials(engine, trx, candidateOf(found), now);
  return refusalOf(decisions.get(found.phoneBookId), true);
}

/** The minute that is passing now is still early enough. */
export function isTooLate(startAt: Date | null | undefined, now: Date): CallFailureCode | null {
  return startAt && startAt.getTime() < now.getTime() - 60_000 ? "DATE_IN_PAST" : null;
}

function numbersOf(targets: Iterable<CallTarget>): CompanyNumber[] {
  return [...targets].flatMap((found) => {
    const { target } = checkTarget(found);
    return target ? numberOf(target) : [];
  });
}

const numberOf = ({ company, contact }: CompleteTarget): CompanyNumber => ({
  companyId: company.id,
  phoneNumber: contact.phoneNumber,
});

const lineOf = ({ companyId, phoneNumber }: CompanyNumber) => `${companyId} ${phoneNumber}`;

function refused(phoneBookId: string, code: CallFailureCode): Outcome {
  return { phoneBookId, callId: null, status: "FAILED", refusal: { code, message: failureMessages[code] } };
}
