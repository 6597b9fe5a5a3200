import type { CallAnswer, CallObjection, CountedAnswer } from "@callwright/sdk/contract";

/** Which calls a figure counts, as the view of `CallHistory` has it: a list with these filters has as many. */
export interface FigureFilters {
  /** The first moment of the range, in ISO 8601. */
  dialledFrom?: string;
  /** The moment after the range. */
  dialledTo?: string;
  /** Hours of the customer's clock, from `0` to `23`. */
  dialledHours?: readonly string[];
  productIds?: readonly string[];
  countryIds?: readonly string[];
  sellerCompanyIds?: readonly string[];
  answerers?: readonly CountedAnswer[];
  answers?: readonly CallAnswer[];
  objections?: readonly CallObjection[];
  isCallbackDue?: boolean;
}
