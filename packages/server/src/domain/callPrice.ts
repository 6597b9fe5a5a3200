import type { MicroUsd } from "./money.ts";

/** What a company's plan says about the price of a minute. */
export interface CallRate {
  /** Micro-dollars per started minute beyond the free ones. */
  callFeeMicros: MicroUsd;
  /** Free minutes left in this period; `null` means unlimited. */
  freeMinutesLeft: number | null;
}

/** How the minutes of a call are paid. */
export interface CallPrice {
  minutes: number;
  freeMinutes: number;
  paidMinutes: number;
  amountMicros: MicroUsd;
}

/** The longest a call may last; the carrier hangs up then, so that a call never costs more than was reserved for it. */
export const MAX_CALL_MINUTES = 5;

/** seconds rounded up to minutes; first the free minutes, the rest times the plan's fee. No seconds, no cost. */
export function priceCall(seconds: number, rate: CallRate): CallPrice {
  return priceMinutes(Math.ceil(Math.max(0, seconds) / 60), rate);
}

/**
 * What to set aside before dialling: as many minutes as the call may last and the company can pay for, at least one.
 * `null` when not even one minute can be paid.
 */
export function reserveForCall(rate: CallRate, availableMicros: MicroUsd): CallPrice | null {
  for (let minutes = MAX_CALL_MINUTES; minutes > 0; minutes -= 1) {
    const price = priceMinutes(minutes, rate);
    if (price.amountMicros === 0n || price.amountMicros <= availableMicros) return price;
  }
  return null;
}

/** How many minutes were set aside for a call; the carrier ends it then. */
export function minutesReserved(
  { amountMicros, freeMinutes }: Pick<CallPrice, "amountMicros" | "freeMinutes">,
  { callFeeMicros }: CallRate,
): number {
  return freeMinutes + (callFeeMicros > 0n ? Number(amountMicros / callFeeMicros) : MAX_CALL_MINUTES);
}

function priceMinutes(minutes: number, { callFeeMicros, freeMinutesLeft }: CallRate): CallPrice {
  const freeMinutes = freeMinutesLeft === null ? minutes : Math.min(minutes, Math.max(0, freeMinutesLeft));
  const paidMinutes = minutes - freeMinutes;
  return { minutes, freeMinutes, paidMinutes, amountMicros: callFeeMicros * BigInt(paidMinutes) };
}
