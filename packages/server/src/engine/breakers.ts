import { BREAKER_PAUSE_MS } from "../domain/dial-policy/breaker.ts";
import type { ShortageRow } from "../store/callerNumbers.ts";
import type { BreakerRow } from "../store/calls/breakers.ts";

/** Where a call would be made. */
export interface CallPlace {
  companyId: string;
  /** Null: the number of the installation. */
  fromNumber: string | null;
}

/** The breakers that hold a call back, or let it be tried. */
export function breakersOf(breakers: readonly BreakerRow[], { companyId, fromNumber }: CallPlace): BreakerRow[] {
  return breakers.filter(
    ({ seller_company_id: company, phone_number: number }) =>
      company === null || (company === companyId && (number === null || number === fromNumber)),
  );
}

/** Until when a call is held by breakers; null when it may be tried now. */
export function heldUntil(breakers: readonly BreakerRow[], place: CallPlace, now: Date): Date | null {
  const until = Math.max(...breakersOf(breakers, place).map(({ next_trial_at: at }) => at.getTime()));
  return until > now.getTime() ? new Date(until) : null;
}

/** Whose calls are not looked at now, whatever number they are made from: they are held, or have no number that may make one. */
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

/** The numbers from which placing calls failed, and until when none is tried. */
export function failingNumbers(breakers: readonly BreakerRow[]): ReadonlyMap<string, Date> {
  return new Map(
    breakers.flatMap(({ phone_number: number, next_trial_at: at }) => (number === null ? [] : [[number, at] as const])),
  );
}

/** When the next call is tried after one that is tried now. */
export const nextTrialAfter = (now: Date): Date => new Date(now.getTime() + BREAKER_PAUSE_MS);
