/** Where a test's server finds its carrier. */
export interface CarrierAddress {
  /** Puts something between the server and the fake: takes the fake's address, answers the one to use. */
  addressOf?: (fakeUrl: string) => Promise<string>;
}
