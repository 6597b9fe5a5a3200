import type { CallFailureCode } from "../call.ts";

/** The reason why no call is made from a number at present. */
export type CallerHold = Extract<CallFailureCode, "NO_CALLER_NUMBER" | "CARRIER_PAUSED">;

/** A number of a company at the moment of the decision. */
export interface CallerNumber {
  /** E.164. */
  number: string;
  iso2: string;
  isDefault: boolean;
  /** The number of calls that may still be made from it now; null for no limit. */
  callsLeft: number | null;
  /** The time until which no calls are made from it; null if calls may be made. */
  held: { until: Date; reason: CallerHold } | null;
  lastDialledAt: Date | null;
}

/** The facts that determine from which number a person is called. */
export interface CallerWish {
  /** E.164. */
  to: string;
  iso2: string | null;
  /** The number that was chosen for the item. */
  itemNumber: string | null;
  /** Whether the company calls from the nearest of its numbers, instead of the default one. */
  isNearest: boolean;
}

export type CallerChoice =
  /** Null is the installation's number. */
  | { from: string | null }
  | {
      until: Date;
      reason: CallerHold;
      /** No other call of the company can be made before this time either. */
      isOfCompany: boolean;
      /** The last permitted calls are still being decided, so the time of the next one is not known yet. */
      isGuess: boolean;
    };

const GUESS_MS = 60 * 60_000;

/**
 * The number from which a person is called: the item's number, otherwise the company's default number, each only if
 * calls may be made from it, otherwise the nearest of the others. A company without a default number that does not use
 * the nearest number calls from the installation's.
 */
export function chooseCaller(wish: CallerWish, numbers: readonly CallerNumber[], now: Date): CallerChoice {
  const isOfCompany = wish.isNearest || numbers.some(({ isDefault }) => isDefault);
  const isItems = numbers.some(({ number }) => number === wish.itemNumber);
  if (numbers.length === 0 || (!isOfCompany && !isItems)) return { from: null };
  const inOrder = numbers.toSorted((one, other) => compare(wish, one, other));
  const usable = inOrder.find(({ held, callsLeft }) => (!held || held.until <= now) && callsLeft !== 0);
  if (usable) return { from: usable.number };
  const known = numbers
    .flatMap(({ held }) => (held && held.until > now ? held : []))
    .toSorted((one, other) => one.until.getTime() - other.until.getTime());
  const isGuess = known.length < numbers.length;
  const [first] = known;
  return isGuess || !first
    ? { until: new Date(now.getTime() + GUESS_MS), reason: "NO_CALLER_NUMBER", isOfCompany, isGuess: true }
    : { ...first, isOfCompany, isGuess };
}

/** Negative if the first number is the better choice. */
function compare(wish: CallerWish, one: CallerNumber, other: CallerNumber): number {
  const merits = ({ number, iso2, isDefault, lastDialledAt }: CallerNumber) => [
    number === wish.itemNumber ? 1 : 0,
    !wish.isNearest && isDefault ? 1 : 0,
    iso2 === wish.iso2 ? 1 : 0,
    commonDigits(number, wish.to),
    isDefault ? 1 : 0,
    // Numbers that are equally near take turns.
    -(lastDialledAt?.getTime() ?? 0),
  ];
  const others = merits(other);
  const difference = merits(one).findIndex((merit, nth) => merit !== others[nth]);
  return difference < 0 ? 0 : (others[difference] ?? 0) - (merits(one)[difference] ?? 0);
}

function commonDigits(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}
