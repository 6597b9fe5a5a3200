import type { CallFailureCode, CallState } from "../call.ts";

/** How long failures count. */
export const BREAKER_LOOKS_BACK_MS = 120_000;
/** How long no call is tried after one that failed. */
export const BREAKER_PAUSE_MS = 5 * 60_000;
/** So few failures may be chance. */
const LEAST_FAILURES = 5;

/** Failures that say something about the carrier, and nothing about the person. */
export const placingFailures: readonly CallFailureCode[] = [
  "CARRIER_ACCOUNT",
  "CARRIER_BUSY",
  "CARRIER_REJECTED",
  "CARRIER_UNREACHABLE",
];

/** How placing calls went lately, in one scope: a carrier, a company or a caller number. */
export interface Placings {
  /** Calls of which it is known whether they came through. */
  tried: number;
  failed: number;
  /** Those of the failed that the carrier refused because of our account. */
  refusedAccount: number;
}

/**
 * Whether calls fail again and again: more than half of five or more. What is wrong with an account goes wrong each time, so once is
 * enough where nothing else came through.
 */
export function failsAgainAndAgain({ tried, failed, refusedAccount }: Placings): boolean {
  if (refusedAccount > 0 && failed === tried) return true;
  return failed >= LEAST_FAILURES && failed * 2 > tried;
}

/** What a failed call's surroundings look like. */
export interface FailingScopes {
  carrier: Placings & { companiesFailing: number };
  company: Placings & { numbersFailing: number; hasOtherNumbers: boolean };
  /** Null for a call from the number of the installation. */
  callerNumber: Placings | null;
}

export type BreakerScope = "CARRIER" | "COMPANY" | "CALLER_NUMBER";

/**
 * Where calls are to be held after a failure. What fails for one company alone is not held for others, and what fails from one
 * number alone is not held for a company that has others.
 */
export function scopesToHold({ carrier, company, callerNumber }: FailingScopes): BreakerScope[] {
  const scopes: BreakerScope[] = [];
  if (carrier.companiesFailing > 1 && failsAgainAndAgain(carrier)) scopes.push("CARRIER");
  const isTheCompany = callerNumber === null || company.numbersFailing > 1 || !company.hasOtherNumbers;
  if (isTheCompany && failsAgainAndAgain(company)) scopes.push("COMPANY");
  if (callerNumber && failsAgainAndAgain(callerNumber)) scopes.push("CALLER_NUMBER");
  return scopes;
}

/** Whether a dialled call shows that the carrier places calls; undefined while it is not known, or says nothing about it. */
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
