import type { CallFailureCode } from "../call.ts";
import {
  chooseCaller,
  type CallerChoice,
  type CallerHold,
  type CallerNumber,
  type CallerWish,
} from "./callerNumber.ts";
import { nextOpen } from "./callingWindow.ts";
import type { DialPolicy } from "./dialPolicy.ts";

/** The person whom somebody wants to call. */
export interface DialWish {
  /**
   * Numbers that are not called for sales: a premium rate, a shared cost, a pager, a voicemail or a company's own
   * service number.
   */
  isSpecialNumber: boolean;
  /** Every time zone in which the person may be. */
  zones: readonly string[];
  caller: CallerWish;
}

/** What is known about the number at the moment of the decision. */
export interface DialFacts {
  isSuppressed: boolean;
  hasConsent: boolean;
  /** Some company has a call in progress to this number. */
  isOnTheLine: boolean;
  /** The times at which the company dialled the number before, in any order. */
  attempts: readonly Date[];
  /** The time at which the person last said no. */
  lastNoAt: Date | null;
  /** The time until which the carrier is not used, because placing calls failed; null if there is no failure. */
  heldByBreakerUntil: Date | null;
  /** The company's numbers. */
  callers: readonly CallerNumber[];
}

export type HoldReason = Extract<
  CallFailureCode,
  "ALREADY_ON_THE_LINE" | "TOO_SOON" | "OUTSIDE_CALLING_HOURS" | CallerHold
>;
export type DialRefusal = Extract<
  CallFailureCode,
  | "COUNTRY_NOT_ALLOWED"
  | "SPECIAL_NUMBER"
  | "DO_NOT_CALL"
  | "NO_CONSENT"
  | "ATTEMPT_LIMIT"
  | "COOLING_OFF"
  | "OUTSIDE_CALLING_HOURS"
>;

export type DialDecision =
  /** The number from which it is called; null is the installation's. */
  | { kind: "dial"; from: string | null }
  /** The call waits until then and is decided again. If more calls than this one are held, the scope is in `caller`. */
  | { kind: "hold"; until: Date; reason: HoldReason; caller?: NoCaller }
  | { kind: "refuse"; code: DialRefusal };

/** That a company has no number to call from. */
type NoCaller = Exclude<CallerChoice, { from: string | null }>;

/** The first time, from a given time on, at which a person may be called: `nextOpen`, or its earlier result. */
export type FindOpen = (policy: DialPolicy, zones: readonly string[], from: Date) => Date | null;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const ON_THE_LINE_MS = MINUTE_MS;

/** Whether a call may be made now, has to wait, or may not be made. The first rule that applies decides. */
export function decideDial(
  wish: DialWish,
  facts: DialFacts,
  policy: DialPolicy,
  now: Date,
  findOpen: FindOpen = nextOpen,
): DialDecision {
  if (!policy.isCountryAllowed) return refuse("COUNTRY_NOT_ALLOWED");
  if (wish.isSpecialNumber) return refuse("SPECIAL_NUMBER");
  if (facts.isSuppressed) return refuse("DO_NOT_CALL");
  if (policy.needsConsent && !facts.hasConsent) return refuse("NO_CONSENT");
  if (exceedsAttempts(facts, policy, now)) return refuse("ATTEMPT_LIMIT");
  if (isCoolingOff(facts, policy, now)) return refuse("COOLING_OFF");

  const hold = (from: Date, reason: HoldReason, caller?: NoCaller): DialDecision => {
    const until = findOpen(policy, wish.zones, from);
    return until ? { kind: "hold", until, reason, ...(caller && { caller }) } : refuse("OUTSIDE_CALLING_HOURS");
  };
  if (facts.isOnTheLine) return hold(new Date(now.getTime() + ON_THE_LINE_MS), "ALREADY_ON_THE_LINE");
  const spaced = earliestAfter(facts, policy);
  if (spaced > now) return hold(spaced, "TOO_SOON");
  const open = findOpen(policy, wish.zones, now);
  if (!open) return refuse("OUTSIDE_CALLING_HOURS");
  if (open > now) return { kind: "hold", until: open, reason: "OUTSIDE_CALLING_HOURS" };
  const { heldByBreakerUntil } = facts;
  if (heldByBreakerUntil && heldByBreakerUntil > now) return hold(heldByBreakerUntil, "CARRIER_PAUSED");
  const caller = chooseCaller(wish.caller, facts.callers, now);
  return "from" in caller ? { kind: "dial", from: caller.from } : hold(caller.until, caller.reason, caller);
}

function exceedsAttempts({ attempts }: DialFacts, { attemptLimits }: DialPolicy, now: Date): boolean {
  return attemptLimits.some(({ attempts: allowed, withinMinutes }) => {
    const since = now.getTime() - withinMinutes * MINUTE_MS;
    return attempts.filter((at) => at.getTime() > since).length >= allowed;
  });
}

function isCoolingOff({ lastNoAt }: DialFacts, { coolOffDays }: DialPolicy, now: Date): boolean {
  return lastNoAt !== null && now.getTime() < lastNoAt.getTime() + coolOffDays * DAY_MS;
}

/** The time at which the required interval since the last attempt has passed. */
function earliestAfter({ attempts }: DialFacts, { spacingMinutes }: DialPolicy): Date {
  if (attempts.length === 0) return new Date(0);
  return new Date(Math.max(...attempts.map((at) => at.getTime())) + spacingMinutes * MINUTE_MS);
}

function refuse(code: DialRefusal): DialDecision {
  return { kind: "refuse", code };
}
