import type { Database } from "../db/database.ts";
import type { CallFailureCode } from "../domain/call.ts";
import { queuedUntil, scheduledUntil, type CallingDay } from "../domain/callingDay.ts";
import type { DialDecision, DialRefusal, HoldReason } from "../domain/dial-policy/decideDial.ts";
import { isTimeZone, momentOf, perZone, wallClock } from "../domain/wallClock.ts";
import type { CallTarget } from "../store/calls/callTargets.ts";
import type { DialCandidate } from "./decideDials.ts";
import { checkCompany, checkTarget, type CompleteTarget } from "./gate.ts";
import { refusalOfTaken, take, type CallPlace, type TakenPlaces } from "./takenPlaces.ts";

/** The part of a request for calls that determines the result of each item. */
export interface JudgedWish {
  /** Wall-clock time in each customer's own time zone; null is now. */
  cronDate: string | null;
  /** For customers without a time zone. */
  browserTimeZone?: string | undefined;
  /** What happens with a call at an hour at which the person may not be called. */
  outsideHours: "WAIT" | "REFUSE";
}

/** The result for an item: it is called, waits, or is refused. */
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

/** The start of a call, in UTC and in the customer's time zone (null is now), and the time until which it may wait. */
export interface Start {
  startAt: Date | null;
  localCallAt: string | null;
  expiresAt: Date;
}

/** An item as found, before the check whether it may be called. */
export type FoundItem = { phoneBookId: string } & (WishedItem | { refusal: CallFailureCode });

/** Checks each item of a request, in order: whether it is complete, and when its call would begin. */
export function findItems(
  phoneBookIds: string[],
  targets: Map<string, CallTarget>,
  wish: JudgedWish,
  now: Date,
  day: CallingDay,
): FoundItem[] {
  const startIn = perZone((timeZone) => startOf(wish.cronDate, timeZone, now, day));
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

/** The people about whom the dial policy is asked. */
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
 * The result for each item, in order.
 *
 * @param allowed the decision of the dial policy about each.
 * @param taken what other calls take already; what is used here is added.
 */
export async function judgeItems(
  db: Database,
  items: FoundItem[],
  wish: JudgedWish,
  allowed: Map<string, DialDecision>,
  taken: TakenPlaces,
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
    // Money is checked when the call is due, because the balance may be topped up until then.
    const early =
      refusalOf(decision, isForNow, wish.outsideHours) ??
      isTooLate(item.start.startAt, now) ??
      refusalOfTaken(placeOf(item), taken, now);
    if (!early && isForNow && !companies.has(companyId)) companies.set(companyId, await checkCompany(db, companyId));
    const code = early ?? companies.get(companyId);
    if (code) {
      judgements.push({ kind: "refused", code });
      continue;
    }
    take(placeOf(item), taken);
    judgements.push(
      decision?.kind === "hold"
        ? { kind: "held", item, until: decision.until, reason: decision.reason }
        : { kind: "now", item },
    );
  }
  return judgements;
}

/**
 * The reason why the dial policy does not allow a call. Facts that may change until a scheduled call is due are checked
 * then.
 */
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

/** The current minute is still early enough. */
export function isTooLate(startAt: Date | null | undefined, now: Date): CallFailureCode | null {
  return startAt && startAt.getTime() < now.getTime() - 60_000 ? "DATE_IN_PAST" : null;
}

/** Where the calls to items would be made. */
export function placesOf(items: FoundItem[]): CallPlace[] {
  return items.flatMap((item) => ("target" in item ? placeOf(item) : []));
}

const placeOf = ({ target: { phoneBookId, company, contact }, start: { startAt } }: WishedItem): CallPlace => ({
  phoneBookId,
  companyId: company.id,
  phoneNumber: contact.phoneNumber,
  startAt,
});

function startOf(cronDate: string | null, timeZone: string, now: Date, day: CallingDay): Start {
  if (cronDate === null) return { startAt: null, localCallAt: null, expiresAt: queuedUntil(now, timeZone, day) };
  const startAt = momentOf(cronDate, timeZone);
  const localCallAt = wallClock(startAt, timeZone);
  return { startAt, localCallAt, expiresAt: scheduledUntil(startAt, timeZone, day) };
}
