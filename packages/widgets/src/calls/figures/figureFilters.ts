import type { CallAnswer, CallObjection, CountedAnswer } from "@callwright/sdk/contract";

/**
 * The calls that a figure counts, as a view of `CallHistory`: a list with these filters has the same number of calls.
 */
export interface FigureFilters {
  /** The beginning of the range, in ISO 8601. */
  dialledFrom?: string;
  /** The end of the range, exclusive. */
  dialledTo?: string;
  /** Hours in the customer's time zone, from `0` to `23`. */
  dialledHours?: readonly string[];
  productIds?: readonly string[];
  countryIds?: readonly string[];
  sellerCompanyIds?: readonly string[];
  answerers?: readonly CountedAnswer[];
  answers?: readonly CallAnswer[];
  objections?: readonly CallObjection[];
  isCallbackDue?: boolean;
}
