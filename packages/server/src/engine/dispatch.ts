import { sql } from "kysely";

import type { Trx } from "../db/database.ts";
import { isDatabaseGone } from "../db/databaseGone.ts";
import { reserveForCall, type CallPrice } from "../domain/callPrice.ts";
import type { CallFailureCode } from "../domain/call.ts";
import type { DialDecision, HoldReason } from "../domain/dial-policy/decideDial.ts";
import { mannerOver, type CallManner } from "../domain/callManner.ts";
import { noOwnPolicy } from "../domain/dial-policy/companyPolicy.ts";
import { queuedUntil } from "../domain/callingDay.ts";
import { perZone } from "../domain/wallClock.ts";
import type { CallRow, DialledAs } from "../store/calls/calls.ts";
import { readShortages, saveShortages, type ShortageRow } from "../store/callerNumbers.ts";
import { moveTrial, readBreakers, type BreakerRow } from "../store/calls/breakers.ts";
import { readEndsOfCampaigns } from "../store/campaigns/campaigns.ts";
import { readPausedCompanies } from "../store/calls/callPauses.ts";
import { readNumbersOnTheLine } from "../store/calls/callsUnderWay.ts";
import { readFaqs } from "../store/calls/callSubjects.ts";
import { readCallTargets, type CallTarget } from "../store/calls/callTargets.ts";
import {
  countLines,
  findNextCalls,
  holdCalls,
  isAnyWaiting,
  keepWaiting,
  lockDueCalls,
  lockExpiredCalls,
  lockWaitingCalls,
} from "../store/calls/waitingCalls.ts";
import { readDialPolicies } from "../store/dialPolicies.ts";
import { lockAccount, reserve, type Account } from "../store/ledger.ts";
import { applySteps, type Happening } from "./applyStep.ts";
import { breakersOf, heldCompanies, heldUntil, nextTrialAfter } from "./breakers.ts";
import type { DialOrder } from "./carriers/port.ts";
import { orderFor, welcomeOrder } from "./dialOrder.ts";
import type { EngineContext } from "./engineContext.ts";
import { decideDials } from "./decideDials.ts";
import { checkMoney, checkTarget, readMinimumBalance, type CompleteTarget } from "./gate.ts";
import type { PlanWatch } from "./planWatch.ts";

/** The result of one round. */
export interface Round {
  /** The orders to send to the carrier now: their intents are committed. */
  orders: DialOrder[];
  /** At least one decision was made, so there may be more. */
  hasProgress: boolean;
  /** Companies that have to wait until calls in progress release their reservations. */
  companiesShortOfMoney: string[];
  /** Calls that have to wait until the called number is free. */
  callsHeld: string[];
  /** Calls wait for a line, for their number, for the next second, or for reserved money. */
  isAnyWaiting: boolean;
}

const CALLS_AT_ONCE = 250;
const SECOND_MS = 1000;

/**
 * Ends calls that have waited too long, including paused ones, in batches so that no transaction is long. Calls that
 * are held because placing calls failed, or because no number is usable, continue to wait.
 */
export async function endExpiredCalls(engine: EngineContext): Promise<number> {
  const now = engine.clock.now();
  return engine.db.transaction().execute(async (trx) => {
    const calls = await lockExpiredCalls(trx, now, CALLS_AT_ONCE);
    const ends = await readEndsOfCampaigns(trx, [...new Set(calls.flatMap((call) => call.campaign_id ?? []))], now);
    const breakers = await readBreakers(trx);
    const shortages = await readShortages(trx, now);
    const { callingDay } = engine.config.telephony;
    const kept: { id: string; expiresAt: Date }[] = [];
    const expired: Happening[] = [];
    for (const call of calls) {
      const ofCampaign = ends.get(call.campaign_id ?? "");
      const companyId = call.seller_company_id;
      const shortage = shortages.find(({ seller_company_id: id }) => id === companyId);
      const until = heldUntil(breakers, { companyId, fromNumber: null }, now) ?? shortage?.until;
      // Calls do not fail because the carrier fails, or because no number is usable.
      if (until && !ofCampaign) kept.push({ id: call.id, expiresAt: queuedUntil(until, call.time_zone, callingDay) });
      else expired.push({ call, event: { type: "REFUSED", at: now, failureCode: ofCampaign ?? "EXPIRED" } });
    }
    await keepWaiting(trx, kept);
    return applySteps(engine, trx, expired);
  });
}

/** Moves due scheduled calls to the queue, in batches so that no transaction is long. Returns how many. */
export async function queueDueCalls(engine: EngineContext): Promise<number> {
  const now = engine.clock.now();
  return engine.db.transaction().execute(async (trx) => {
    const paused = await readPausedCompanies(trx);
    const calls = paused === "all" ? [] : await lockDueCalls(trx, now, CALLS_AT_ONCE, paused);
    const expiresIn = perZone((timeZone) => queuedUntil(now, timeZone, engine.config.telephony.callingDay));
    const due = calls.map((call): Happening => ({
      call,
      event: { type: "DUE", at: now, expiresAt: expiresIn(call.time_zone) },
    }));
    return applySteps(engine, trx, due);
  });
}

/**
 * Decides which calls are dialled next: at most `limit`, within the limits for lines and paces, with companies taking
 * turns. The decision, the reservation and the intent are committed together, before the carrier is asked.
 *
 * @param butNot calls and companies to skip.
 * @throws UndecidedCalls if one of the calls cannot be decided; nothing is written then.
 */
export async function decideNext(
  engine: EngineContext,
  plans: PlanWatch,
  limit: number,
  butNot: string[],
): Promise<Round> {
  return engine.db.transaction().execute(async (trx) => {
    const now = engine.clock.now();
    await lockDecisions(trx);
    const paused = await readPausedCompanies(trx);
    if (paused === "all") return nothingToDo;
    const breakers = await readBreakers(trx);
    const held = heldCompanies(breakers, await readShortages(trx, now), now);
    if (held === "all") return nothingToDo;
    const { maxLinesPerCompany, callsPerSecondPerCompany, ...ours } = engine.config.telephony;
    const { limits } = engine.carrier.traits;
    const maxLines = Math.min(ours.maxLines, limits.lines ?? Infinity);
    const callsPerSecond = Math.min(ours.callsPerSecond, limits.callsPerSecond ?? Infinity);
    const since = new Date(now.getTime() - SECOND_MS);
    const { lines, dialled } = await countLines(trx, since);
    const room = Math.min(limit, maxLines - lines, callsPerSecond - dialled);
    const ofCompany = { lines: maxLinesPerCompany, dialled: callsPerSecondPerCompany, since };
    const busyNumbers = await readNumbersOnTheLine(trx);
    const silent = [...paused, ...held];
    const leftOut = [...butNot, ...silent];
    const next = room > 0 ? await findNextCalls(trx, limit, ofCompany, leftOut, busyNumbers, now) : [];
    if (next.length === 0) return { ...nothingToDo, isAnyWaiting: await isAnyWaiting(trx, silent, now) };

    const ids = next.map(({ id }) => id);
    try {
      const companies = await openCompanies(trx, plans, new Set(next.map(({ companyId }) => companyId)), now);
      const waiting = await lockWaitingCalls(trx, ids);
      const calls = ids.flatMap((id) => waiting.get(id) ?? []);
      const round = { companies, room, busyNumbers: new Set(busyNumbers), breakers };
      const { decisions, callsHeld, trials, shortages } = await decide(engine, trx, calls, round, now);
      await moveTrial(trx, [...trials], nextTrialAfter(now));
      await saveShortages(trx, [...shortages.values()]);
      const orders = await commitTo(engine, trx, decisions, now);
      const short = [...companies.values()].filter(({ isShortOfMoney }) => isShortOfMoney);
      const companiesShortOfMoney = short.map(({ account }) => account.companyId);
      return {
        orders,
        hasProgress: decisions.length + shortages.size > 0,
        companiesShortOfMoney,
        callsHeld,
        isAnyWaiting: true,
      };
    } catch (error) {
      // An unavailable database is not caused by a call.
      throw isDatabaseGone(error) ? error : new UndecidedCalls(ids, error);
    }
  });
}

const nothingToDo: Round = {
  orders: [],
  hasProgress: false,
  companiesShortOfMoney: [],
  callsHeld: [],
  isAnyWaiting: false,
};

/**
 * One decision at a time over all processes: the counts must be correct until they are written. A request to pause
 * calls takes this lock, too, so that nothing is dialled after a pause is committed; so does a request that makes the
 * rules stricter.
 */
export async function lockDecisions(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('dial-call'))`.execute(trx);
}

/** A round failed. If it had several calls, one of them may be the cause. */
export class UndecidedCalls extends Error {
  readonly callIds: string[];

  constructor(callIds: string[], cause: unknown) {
    super("Calls could not be decided", { cause });
    this.callIds = callIds;
  }
}

type Decision =
  | { kind: "hold"; call: CallRow; until: Date; reason: HoldReason }
  | { kind: "refuse"; call: CallRow; failureCode: CallFailureCode }
  | { kind: "welcome"; call: CallRow }
  | { kind: "dial"; call: CallRow; target: CompleteTarget; fromNumber: string | null; price: CallPrice };

/** A company's account, updated while calls are decided. */
interface OpenCompany {
  account: Account;
  refusal: CallFailureCode | null;
  isShortOfMoney: boolean;
}

/** Locks the accounts, always in the same order. */
async function openCompanies(
  trx: Trx,
  plans: PlanWatch,
  ids: Set<string>,
  now: Date,
): Promise<Map<string, OpenCompany>> {
  const minimum = await readMinimumBalance(trx);
  const companies = new Map<string, OpenCompany>();
  for (const id of [...ids].toSorted()) {
    const account = await lockAccount(trx, id);
    const refusal = (await plans.exceedsPlan(trx, id, now)) ? "PLAN_LIMIT" : checkMoney(account, minimum);
    companies.set(id, { account, refusal, isShortOfMoney: false });
  }
  return companies;
}

interface DecidedRound {
  decisions: Decision[];
  callsHeld: string[];
  trials: Set<string>;
  shortages: Map<string, ShortageRow>;
}

/** The facts for a round. */
interface RoundFacts {
  companies: Map<string, OpenCompany>;
  /** How many calls may be dialled. */
  room: number;
  /** Numbers with a call in progress, of any company; numbers that are dialled now are added. */
  busyNumbers: Set<string>;
  breakers: BreakerRow[];
}

/**
 * The decision about each call; a call that has to wait is not included. If placing calls failed, one call is tried:
 * `trials` are the breakers for which it is tried. `shortages` are the companies without a usable number.
 */
async function decide(
  engine: EngineContext,
  trx: Trx,
  calls: CallRow[],
  { companies, room, busyNumbers, breakers }: RoundFacts,
  now: Date,
): Promise<DecidedRound> {
  const items = calls.flatMap(({ phone_book_id: id }) => id ?? []);
  const targets = await readCallTargets(trx, { kind: "everything" }, items, engine.carrier.name);
  const targetOf = (call: CallRow) => (call.phone_book_id ? targets.get(call.phone_book_id) : undefined);
  // Their number may have changed since the call was requested.
  const numberOf = (call: CallRow) =>
    (call.is_welcome ? undefined : targetOf(call)?.contact?.phoneNumber) ?? call.contact_phone_number;
  const allowed = await decideDials(
    engine,
    trx,
    calls.map((call) => ({
      id: call.id,
      companyId: call.seller_company_id,
      phoneNumber: numberOf(call),
      ownZone: targetOf(call)?.customer?.ownTimeZone ?? null,
      isWelcome: call.is_welcome,
      itemNumber: targetOf(call)?.itemNumber ?? null,
    })),
    now,
    breakers,
  );
  const decisions: Decision[] = [];
  const callsHeld: string[] = [];
  const trials = new Set<string>();
  const shortages = new Map<string, ShortageRow>();
  let dialled = 0;
  for (const call of calls) {
    const company = companies.get(call.seller_company_id);
    if (!company || dialled === room) continue;
    // A person has one line.
    const number = numberOf(call);
    if (busyNumbers.has(number)) {
      callsHeld.push(call.id);
      continue;
    }
    const answer = allowed.get(call.id);
    const companyId = call.seller_company_id;
    if (answer?.kind === "hold" && answer.caller && (answer.caller.isGuess || answer.caller.isOfCompany)) {
      // Its other calls have no number either. If this is only an estimate, the next round knows more.
      const { until, reason, isGuess } = answer.caller;
      if (!isGuess) shortages.set(companyId, { seller_company_id: companyId, until, reason });
      continue;
    }
    const fromNumber = answer?.kind === "dial" ? answer.from : null;
    const triedFor = breakersOf(breakers, { companyId, fromNumber });
    if (triedFor.some(({ id }) => trials.has(id))) continue;
    const decision = decideOne(call, targetOf(call), answer, company);
    if (!decision) continue;
    if (decision.kind === "dial" || decision.kind === "welcome") {
      dialled += 1;
      busyNumbers.add(number);
      for (const { id } of triedFor) trials.add(id);
    }
    decisions.push(decision);
  }
  return { decisions, callsHeld, trials, shortages };
}

function decideOne(
  call: CallRow,
  found: CallTarget | undefined,
  allowed: DialDecision | undefined,
  company: OpenCompany,
): Decision | null {
  const refusedBecause = allowed?.kind === "refuse" ? allowed.code : undefined;
  if (call.is_welcome)
    return refusedBecause ? { kind: "refuse", call, failureCode: refusedBecause } : { kind: "welcome", call };
  const { target, refusal } = checkTarget(found);
  if (!refusal && allowed?.kind === "hold") return { ...allowed, call };
  const failureCode = refusal ?? refusedBecause ?? company.refusal;
  if (failureCode || !target) return { kind: "refuse", call, failureCode: failureCode ?? "PHONE_BOOK_NOT_FOUND" };
  const { account } = company;
  const price = reserveForCall(account.rate, account.balanceMicros - account.heldMicros);
  if (!price) {
    // Part of the reserved money of other calls will be released: this call waits for it.
    const isHeld = account.heldMicros > 0n || account.heldFreeMinutes > 0;
    company.isShortOfMoney = isHeld;
    return isHeld ? null : { kind: "refuse", call, failureCode: "INSUFFICIENT_BALANCE" };
  }
  company.account = setAside(account, price);
  return { kind: "dial", call, target, fromNumber: allowed?.kind === "dial" ? allowed.from : null, price };
}

function setAside(account: Account, { amountMicros, freeMinutes }: CallPrice): Account {
  const { freeMinutesLeft } = account.rate;
  return {
    ...account,
    heldMicros: account.heldMicros + amountMicros,
    heldFreeMinutes: account.heldFreeMinutes + freeMinutes,
    rate: { ...account.rate, freeMinutesLeft: freeMinutesLeft === null ? null : freeMinutesLeft - freeMinutes },
  };
}

/** Writes the decisions, and returns the resulting orders. */
async function commitTo(engine: EngineContext, trx: Trx, decisions: Decision[], at: Date): Promise<DialOrder[]> {
  const dialled = decisions.filter((decision) => decision.kind === "dial");
  for (const [companyId, ofCompany] of Map.groupBy(dialled, ({ call }) => call.seller_company_id)) {
    const reservations = ofCompany.map(({ call, price }) => ({ callId: call.id, price }));
    await reserve(trx, companyId, reservations, at);
  }
  const held = decisions.filter((decision) => decision.kind === "hold");
  const { callingDay } = engine.config.telephony;
  await holdCalls(
    trx,
    held.map(({ call, until, reason }) => ({
      id: call.id,
      until,
      reason,
      expiresAt: queuedUntil(until, call.time_zone, callingDay),
    })),
    at,
  );
  const companyIds = [...new Set(dialled.map(({ target }) => target.company.id))];
  const policies = await readDialPolicies(trx, companyIds);
  const mannerOf = (companyId: string) => mannerOver(policies.get(companyId) ?? noOwnPolicy, engine.carrier.traits);
  const carrier = engine.carrier.name;
  const happenings = decisions.flatMap((decision): Happening[] => {
    const { call } = decision;
    if (decision.kind === "hold") return [];
    if (decision.kind === "refuse")
      return [{ call, event: { type: "REFUSED", at, failureCode: decision.failureCode } }];
    const dialledAs =
      decision.kind === "dial"
        ? dialledWith(decision, mannerOf(decision.target.company.id), carrier)
        : { ...call, carrier };
    return [{ call, event: { type: "DIALLED", at }, dialledAs }];
  });
  await applySteps(engine, trx, happenings);

  const faqs = await readFaqs(trx, companyIds);
  return decisions.flatMap((decision) => {
    if (decision.kind === "welcome") return welcomeOrder(decision.call);
    if (decision.kind !== "dial") return [];
    const { call, fromNumber, price } = decision;
    const target = { ...decision.target, fromNumber };
    const about = { faqs: faqs.get(target.company.id) ?? [], manner: mannerOf(target.company.id) };
    return orderFor(call, target, about, price.minutes);
  });
}

function dialledWith(
  { target, fromNumber }: Extract<Decision, { kind: "dial" }>,
  { recording }: CallManner,
  carrier: DialledAs["carrier"],
): DialledAs {
  const { customer, contact, product } = target;
  return {
    carrier,
    recording: recording === "ON" ? null : recording,
    potential_customer_id: customer.id,
    customer_name: customer.name,
    contact_id: contact.id,
    contact_name: contact.name,
    contact_surname: contact.surname,
    contact_title: contact.title,
    contact_phone_number: contact.phoneNumber,
    product_id: product.id,
    product_name: product.name,
    questions: product.questions.length > 0 ? product.questions : null,
    from_number: fromNumber,
  };
}
