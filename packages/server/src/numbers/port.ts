/** A provider of phone numbers: the simulator, or Twilio. */
export interface NumberProvider {
  /**
   * Stored with each number, so that it is returned to its provider. A carrier calls only from numbers of the same
   * name.
   */
  name: string;

  /** ISO 3166-1 alpha-2 codes of the countries in which it has numbers. */
  listCountries(): Promise<string[]>;

  /** Some of the numbers of a country; none if it has no numbers there. */
  listAvailable(countryIso2: string): Promise<OfferedNumber[]>;

  /**
   * Rents a number. The id is the idempotency key: a repeated order changes nothing.
   *
   * @throws NumberUnavailable if it is not available, or not any more.
   * @throws NumberNeedsPapers if its country requires information about its user.
   */
  order(order: NumberOrder): Promise<void>;

  /**
   * Returns a number that was rented under an order.
   *
   * @returns whether there was one: an order that did not succeed, or whose number was returned before, is not an
   * error.
   */
  release(orderId: string): Promise<boolean>;
}

/** Providers that may have rented numbers out, by name. */
export type NumberProviders = ReadonlyMap<string, NumberProvider>;

export interface OfferedNumber {
  /** E.164. */
  number: string;
  /** Its country requires an address or documents of its user: it is shown, and not sold. */
  needsPapers: boolean;
}

export interface NumberOrder {
  id: string;
  /** E.164. */
  number: string;
  countryIso2: string;
}

/** Somebody else was first, or the provider never had the number. */
export class NumberUnavailable extends Error {}

/** The number is only available to buyers whose address or documents the provider has. */
export class NumberNeedsPapers extends Error {}
