/** Who rents out phone numbers: the simulator, or Twilio. */
export interface NumberProvider {
  /** Kept with each number, so that it is given back where it is from. A carrier calls from numbers of its own name only. */
  name: string;

  /** ISO 3166-1 alpha-2 codes of the countries it has numbers in. */
  listCountries(): Promise<string[]>;

  /** Some of the numbers of a country; none for a country it has no numbers in. */
  listAvailable(countryIso2: string): Promise<OfferedNumber[]>;

  /**
   * Rents a number. The id is the idempotency key: asking again for the same order changes nothing.
   *
   * @throws NumberUnavailable when it is not to be had, or not any more.
   * @throws NumberNeedsPapers when its country asks who uses it.
   */
  order(order: NumberOrder): Promise<void>;

  /**
   * Gives back what was rented under an order.
   *
   * @returns whether there was something: one that never came about, or was given back before, is no error.
   */
  release(orderId: string): Promise<boolean>;
}

/** Who may have rented numbers out, by name. */
export type NumberProviders = ReadonlyMap<string, NumberProvider>;

export interface OfferedNumber {
  /** E.164. */
  number: string;
  /** Its country asks for an address or papers of whoever uses it: it is shown, and not sold. */
  needsPapers: boolean;
}

export interface NumberOrder {
  id: string;
  /** E.164. */
  number: string;
  countryIso2: string;
}

/** Somebody else was faster, or the provider never had the number. */
export class NumberUnavailable extends Error {}

/** The number is only given to somebody whose address or papers the provider has. */
export class NumberNeedsPapers extends Error {}
