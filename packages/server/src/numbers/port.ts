/** Who rents out phone numbers. The simulator is one of them; an adapter to a real one speaks the same. */
export interface NumberProvider {
  /** ISO 3166-1 alpha-2 codes of the countries it has numbers in. */
  listCountries(): Promise<string[]>;

  /** Some of the numbers of a country that can be rented now, as E.164; none for a country it has no numbers in. */
  listAvailable(countryIso2: string): Promise<string[]>;

  /**
   * Rents a number. The id is the idempotency key: asking again for the same order changes nothing.
   *
   * @throws NumberUnavailable when it is not to be had, or not any more.
   */
  order(order: NumberOrder): Promise<void>;

  /** Gives back what was rented under an order. One that never came about, or was given back before, is no error. */
  release(orderId: string): Promise<void>;
}

export interface NumberOrder {
  id: string;
  /** E.164. */
  number: string;
  countryIso2: string;
}

/** Somebody else was faster, or the provider never had the number. */
export class NumberUnavailable extends Error {}
