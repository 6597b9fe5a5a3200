import type { CallFailureCode, CallState } from "../call.ts";

/** How long a failure is counted. */
export const BREAKER_LOOKS_BACK_MS = 120_000;
/** How long no call is tried after a failed one. */
export const BREAKER_PAUSE_MS = 5 * 60_000;
/** Fewer failures than this may be coincidence. */
const LEAST_FAILURES = 5;

/** Failures that are caused by the carrier, not by the person who is called. */
export const placingFailures: readonly CallFailureCode[] = [
  "CARRIER_ACCOUNT",
  "CARRIER_BUSY",
  "CARRIER_REJECTED",
  "CARRIER_UNREACHABLE",
];

/** The recent results of placing calls in one scope: a carrier, a company or a caller number. */
export interface Placings {
  /** Calls of which it is known whether the carrier placed them. */
  tried: number;
  failed: number;
  /** The failed calls that the carrier refused because of our account. */
  refusedAccount: number;
}

/**
 * Whether calls fail repeatedly: more than half of five or more. A problem with the account makes every call fail, so
 * one such failure is enough if no call succeeded.
 */
export function failsAgainAndAgain({ tried, failed, refusedAccount }: Placings): boolean {
  if (refusedAccount > 0 && failed === tried) return true;
  return failed >= LEAST_FAILURES && failed * 2 > tried;
}

/** The scopes of a failed call. */
export interface FailingScopes {
  carrier: Placings & { companiesFailing: number };
  company: Placings & { numbersFailing: number; hasOtherNumbers: boolean };
  /** Null for a call from the installation's number. */
  callerNumber: Placings | null;
}

export type BreakerScope = "CARRIER" | "COMPANY" | "CALLER_NUMBER";

/**
 * The scopes in which calls are held after a failure. If only one company's calls fail, other companies are not held.
 * If only the calls from one number fail, a company with other numbers is not held.
 */
export function scopesToHold({ carrier, company, callerNumber }: FailingScopes): BreakerScope[] {
  const scopes: BreakerScope[] = [];
  if (carrier.companiesFailing > 1 && failsAgainAndAgain(carrier)) scopes.push("CARRIER");
  const isTheCompany = callerNumber === null || company.numbersFailing > 1 || !company.hasOtherNumbers;
  if (isTheCompany && failsAgainAndAgain(company)) scopes.push("COMPANY");
  if (callerNumber && failsAgainAndAgain(callerNumber)) scopes.push("CALLER_NUMBER");
  return scopes;
}

/**
 * Whether a dialled call shows that the carrier places calls; undefined while this is not known, or if the call does
 * not show it.
 */
export function cameThrough({ status, failureCode }: CallState): boolean | undefined {
  switch (status) {
    case "RINGING":
    case "IN_PROGRESS":
    case "COMPLETED":
    case "BUSY":
    case "NO_ANSWER":
      return true;
    case "FAILED":
      if (failureCode === null || failureCode === "CALL_DROPPED") return undefined;
      return !placingFailures.includes(failureCode);
    case "CRON":
    case "QUEUED":
    case "CANCELLED":
      return undefined;
  }
}
