/** The prices, limits and balance on which a purchase depends. */
export interface PurchaseTerms {
  /** The one-time fee in US dollars for a number beyond those that the plan includes. */
  purchaseFeeUsd: number;
  /** The monthly fee in US dollars for each number. */
  monthlyFeeUsd: number;
  /** The balance in US dollars that a company must have to buy a number, even a free one. */
  minimumBalanceUsd: number;
  balanceUsd: number;
  /** How many numbers have no purchase fee; -1 means all of them. */
  includedCount: number;
  /** How many numbers the company has had, including expired ones: an included number is not granted twice. */
  ownedCount: number;
}

/** The price of the next number for a company, and whether the company can pay it. */
export interface PurchasePrice {
  feeUsd: number;
  /** The balance that is required. */
  requiredUsd: number;
  /** The missing amount, rounded up to full cents; 0 if nothing is missing. */
  missingUsd: number;
  /** The balance after the purchase. */
  remainingUsd: number;
}

/** Calculates the price of the next number. */
export function priceOf(terms: PurchaseTerms): PurchasePrice {
  const { purchaseFeeUsd, minimumBalanceUsd, balanceUsd, includedCount, ownedCount } = terms;
  const isIncluded = includedCount < 0 || ownedCount < includedCount;
  const feeUsd = isIncluded ? 0 : purchaseFeeUsd;
  const requiredUsd = Math.max(minimumBalanceUsd, feeUsd);
  return {
    feeUsd,
    requiredUsd,
    missingUsd: inFullCents(Math.max(0, requiredUsd - balanceUsd)),
    remainingUsd: balanceUsd - feeUsd,
  };
}

/** Rounds up to full cents: a missing tenth of a cent counts as a cent, but an error of binary addition does not. */
function inFullCents(usd: number): number {
  return Math.ceil(Number((usd * 100).toFixed(4))) / 100;
}

/** The steps of a purchase (B-NUM-09). */
export const purchaseSteps = ["country", "number", "confirm"] as const;

/** The current step of a purchase, and what was chosen so far. */
export interface PurchaseChoice {
  step: (typeof purchaseSteps)[number];
  /** The two-letter code of the country. */
  countryCode: string | null;
  /** In E.164 format. */
  number: string | null;
}

/** The choice at the start: nothing is chosen yet. */
export const firstChoice: PurchaseChoice = { step: "country", countryCode: null, number: null };

/** Chooses a country. If it is another one, the chosen number is cleared. */
export function withCountry(choice: PurchaseChoice, countryCode: string | null): PurchaseChoice {
  return countryCode === choice.countryCode ? choice : { ...choice, countryCode, number: null };
}

/** Goes one step forward or back. There is none before the first and after the last. */
export function stepped(choice: PurchaseChoice, by: -1 | 1): PurchaseChoice {
  const step = purchaseSteps[purchaseSteps.indexOf(choice.step) + by];
  return step === undefined ? choice : { ...choice, step };
}
