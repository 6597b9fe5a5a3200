import type { MicroUsd } from "./money.ts";

/** What a company's plan determines about the price of a minute. */
export interface CallRate {
  /** Micro-dollars per started minute, once the free minutes are used. */
  callFeeMicros: MicroUsd;
  /** Free minutes left in this period; `null` means unlimited. */
  freeMinutesLeft: number | null;
}

/** How the minutes of a call are paid for. */
export interface CallPrice {
  minutes: number;
  freeMinutes: number;
  paidMinutes: number;
  amountMicros: MicroUsd;
}

/**
 * The maximum duration of a call. The carrier hangs up then, so that a call never costs more than was reserved for it.
 */
export const MAX_CALL_MINUTES = 5;

/**
 * seconds are rounded up to minutes; free minutes are used first, and the rest is multiplied by the plan's fee. A
 * call without seconds costs nothing.
 */
export function priceCall(seconds: number, rate: CallRate): CallPrice {
  return priceMinutes(Math.ceil(Math.max(0, seconds) / 60), rate);
}

/**
 * The reservation before dialling: as many minutes as the call may last and the company can pay for, at least one.
 * `null` if the company cannot pay for one minute.
 */
export function reserveForCall(rate: CallRate, availableMicros: MicroUsd): CallPrice | null {
  for (let minutes = MAX_CALL_MINUTES; minutes > 0; minutes -= 1) {
    const price = priceMinutes(minutes, rate);
    if (price.amountMicros === 0n || price.amountMicros <= availableMicros) return price;
  }
  return null;
}

/** The number of minutes that were reserved for a call; the carrier ends the call after them. */
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
