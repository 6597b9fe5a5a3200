/** What a purchase depends on. */
export interface PurchaseTerms {
  /** US dollars, once, for a number beyond those that the plan includes. */
  purchaseFeeUsd: number;
  /** US dollars, every month, for each number. */
  monthlyFeeUsd: number;
  /** US dollars that a company has to have to buy one, also a free one. */
  minimumBalanceUsd: number;
  balanceUsd: number;
  /** Numbers without a purchase fee; -1 means all of them. */
  includedCount: number;
  /** Numbers that the company has had, the expired ones too: none of them is included twice. */
  ownedCount: number;
}

/** What the next number costs a company, and whether it can pay that. */
export interface PurchasePrice {
  feeUsd: number;
  /** The balance that it takes. */
  requiredUsd: number;
  /** What is missing to it, in full cents; 0 when nothing is. */
  missingUsd: number;
  /** What is left of the balance afterwards. */
  remainingUsd: number;
}

/** Works out what the next number costs. */
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

/** A tenth of a cent that is missing takes a whole one; a trace that adding in binary leaves takes none. */
function inFullCents(usd: number): number {
  return Math.ceil(Number((usd * 100).toFixed(4))) / 100;
}

/** How far a purchase is (B-NUM-09). */
export const purchaseSteps = ["country", "number", "confirm"] as const;

/** What was chosen, and what comes next. */
export interface PurchaseChoice {
  step: (typeof purchaseSteps)[number];
  /** The two-letter code. */
  countryCode: string | null;
  /** E.164. */
  number: string | null;
}

/** Nothing is chosen yet. */
export const firstChoice: PurchaseChoice = { step: "country", countryCode: null, number: null };

/** Chooses a country; another one has other numbers. */
export function withCountry(choice: PurchaseChoice, countryCode: string | null): PurchaseChoice {
  return countryCode === choice.countryCode ? choice : { ...choice, countryCode, number: null };
}

/** A step on, or back; the first and the last lead no further. */
export function stepped(choice: PurchaseChoice, by: -1 | 1): PurchaseChoice {
  const step = purchaseSteps[purchaseSteps.indexOf(choice.step) + by];
  return step === undefined ? choice : { ...choice, step };
}
