import type { Database } from "../db/database.ts";
import type { CallFailureCode } from "../domain/call.ts";
import { queuedUntil, scheduledUntil, type CallingDay } from "../domain/callingDay.ts";
import type { DialDecision, DialRefusal, HoldReason } from "../domain/dial-policy/decideDial.ts";
import { isTimeZone, momentOf, wallClock } from "../domain/wallClock.ts";
import type { CallTarget } from "../store/calls/callTargets.ts";
import type { CompanyNumber } from "../store/calls/callsUnderWay.ts";
import type { DialCandidate } from "./decideDials.ts";
import { checkCompany, checkTarget, type CompleteTarget } from "./gate.ts";

/** What of a wish for calls decides what becomes of each. */
export interface JudgedWish {
  /** Wall-clock time in each customer's own zone; null is now. */
  cronDate: string | null;
  /** For customers without a time zone. */
  browserTimeZone?: string | undefined;
  /** What becomes of a call at an hour at which the person may not be called. */
  outsideHours: "WAIT" | "REFUSE";
}

/** What becomes of an item: it is called, waits, or is refused. */
export type Judgement =
  | { kind: "now"; item: WishedItem }
  | { kind: "held"; item: WishedItem; until: Date; reason: HoldReason }
  | { kind: "refused"; code: CallFailureCode };

/** An item that can be called, and when. */
export interface WishedItem {
  target: CompleteTarget;
  timeZone: string;
  start: Start;
}

/** When a call of a wish begins, in UTC and on the customer's clock; null is now. And until when it may wait. */
export interface Start {
  startAt: Date | null;
  localCallAt: string | null;
  expiresAt: Date;
}

/** An item as it was found, before anybody asks whether it may be called. */
export type FoundItem = { phoneBookId: string } & (WishedItem | { refusal: CallFailureCode });

/** Looks at each item of a wish, in its order: whether it is whole, and when its call would begin. */
export function findItems(
  phoneBookIds: string[],
  targets: Map<string, CallTarget>,
  wish: JudgedWish,
  now: Date,
  day: CallingDay,
): FoundItem[] {
  const startIn = startByZone(wish.cronDate, now, day);
  return phoneBookIds.map((phoneBookId) => {
    const { target, refusal } = checkTarget(targets.get(phoneBookId));
    if (!target) return { phoneBookId, refusal };
    const timeZone =
      [target.customer.timeZone, wish.browserTimeZone, target.company.timeZone].find(
        (zone) => zone && isTimeZone(zone),
      ) ?? "UTC";
    return { phoneBookId, target, timeZone, start: startIn(timeZone) };
  });
}

/** Whom the dial policy is asked about. */
export function candidatesOf(items: FoundItem[]): DialCandidate[] {
  return items.flatMap((item) => {
    if (!("target" in item)) return [];
    const { company, customer, contact } = item.target;
    const { phoneNumber } = contact;
    const at = item.start.startAt ?? undefined;
    return {
      id: item.phoneBookId,
      companyId: company.id,
      phoneNumber,
      ownZone: customer.ownTimeZone,
      isWelcome: false,
      itemNumber: item.target.itemNumber,
      at,
    };
  });
}

/**
 * What becomes of each item, in its order.
 *
 * @param allowed what the dial policy says to each.
 * @param taken lines with a call under way, by `lineOf`; those that get one here are added.
 */
export async function judgeItems(
  db: Database,
  items: FoundItem[],
  wish: JudgedWish,
  allowed: Map<string, DialDecision>,
  taken: Set<string>,
  now: Date,
): Promise<Judgement[]> {
  const isForNow = wish.cronDate === null;
  const companies = new Map<string, CallFailureCode | null>();
  const judgements: Judgement[] = [];
  for (const item of items) {
    if (!("target" in item)) {
      judgements.push({ kind: "refused", code: item.refusal });
      continue;
    }
    const { id: companyId } = item.target.company;
    const decision = allowed.get(item.phoneBookId);
    // Money is looked at when the call is due: until then the balance may be filled up.
    const line = isForNow ? lineOf(numberOf(item.target)) : undefined;
    const early =
      refusalOf(decision, isForNow, wish.outsideHours) ??
      isTooLate(item.start.startAt, now) ??
      (line !== undefined && taken.has(line) ? "ALREADY_ON_THE_LINE" : null);
    if (!early && isForNow && !companies.has(companyId)) companies.set(companyId, await checkCompany(db, companyId));
    const code = early ?? companies.get(companyId);
    if (code) {
      judgements.push({ kind: "refused", code });
      continue;
    }
    if (line !== undefined) taken.add(line);
    judgements.push(
      decision?.kind === "hold"
        ? { kind: "held", item, until: decision.until, reason: decision.reason }
        : { kind: "now", item },
    );
  }
  return judgements;
}

/** Why the dial policy does not allow a call. What may have changed when a scheduled one is due is looked at then. */
export function refusalOf(
  decision: DialDecision | undefined,
  isForNow: boolean,
  outsideHours: JudgedWish["outsideHours"],
): CallFailureCode | null {
  if (decision?.kind === "hold")
    return outsideHours === "REFUSE" && decision.reason === "OUTSIDE_CALLING_HOURS" ? decision.reason : null;
  if (decision?.kind !== "refuse") return null;
  return isForNow || lastingRefusals.has(decision.code) ? decision.code : null;
}

const lastingRefusals: ReadonlySet<DialRefusal> = new Set(["COUNTRY_NOT_ALLOWED", "SPECIAL_NUMBER", "DO_NOT_CALL"]);

/** The minute that is passing now is still early enough. */
export function isTooLate(startAt: Date | null | undefined, now: Date): CallFailureCode | null {
  return startAt && startAt.getTime() < now.getTime() - 60_000 ? "DATE_IN_PAST" : null;
}

/** The numbers that items go to. */
export function numbersOf(items: FoundItem[]): CompanyNumber[] {
  return items.flatMap((item) => ("target" in item ? numberOf(item.target) : []));
}

const numberOf = ({ company, contact }: CompleteTarget): CompanyNumber => ({
  companyId: company.id,
  phoneNumber: contact.phoneNumber,
});

/** One person's line, as one company calls it. */
export const lineOf = ({ companyId, phoneNumber }: CompanyNumber) => `${companyId} ${phoneNumber}`;

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
