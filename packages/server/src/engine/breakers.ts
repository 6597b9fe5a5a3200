import { BREAKER_PAUSE_MS } from "../domain/dial-policy/breaker.ts";
import type { ShortageRow } from "../store/callerNumbers.ts";
import type { BreakerRow } from "../store/calls/breakers.ts";

/** The scopes of a call. */
export interface CallPlace {
  companyId: string;
  /** Null: the installation's number. */
  fromNumber: string | null;
}

/** The breakers that hold a call, or allow it as a trial. */
export function breakersOf(breakers: readonly BreakerRow[], { companyId, fromNumber }: CallPlace): BreakerRow[] {
  return breakers.filter(
    ({ seller_company_id: company, phone_number: number }) =>
      company === null || (company === companyId && (number === null || number === fromNumber)),
  );
}

/** The time until which breakers hold a call; null if it may be tried now. */
export function heldUntil(breakers: readonly BreakerRow[], place: CallPlace, now: Date): Date | null {
  const until = Math.max(...breakersOf(breakers, place).map(({ next_trial_at: at }) => at.getTime()));
  return until > now.getTime() ? new Date(until) : null;
}

/** The companies whose calls are skipped now, whatever their number: they are held, or have no usable number. */
export function heldCompanies(
  breakers: readonly BreakerRow[],
  shortages: readonly ShortageRow[],
  now: Date,
): "all" | string[] {
  const held = breakers.filter(({ phone_number: number, next_trial_at: at }) => number === null && at > now);
  const companies = held.flatMap(({ seller_company_id: id }) => id ?? []);
  if (companies.length < held.length) return "all";
  return [...companies, ...shortages.map(({ seller_company_id: id }) => id)];
}

/** The numbers from which placing calls failed, and the times until which they are not tried. */
export function failingNumbers(breakers: readonly BreakerRow[]): ReadonlyMap<string, Date> {
  return new Map(
    breakers.flatMap(({ phone_number: number, next_trial_at: at }) => (number === null ? [] : [[number, at] as const])),
  );
}

/** The time of the next trial call after one that is tried now. */
export const nextTrialAfter = (now: Date): Date => new Date(now.getTime() + BREAKER_PAUSE_MS);
