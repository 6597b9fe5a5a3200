/** The URL of the carrier for a test's server. */
export interface CarrierAddress {
  /** Inserts a proxy between the server and the fake: gets the URL of the fake and returns the one to use. */
  addressOf?: (fakeUrl: string) => Promise<string>;
}
