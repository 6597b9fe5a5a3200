import type { OpeningRead } from "@callwright/sdk/hooks";

import { paths } from "../paths.js";

/**
 * What a page reads first, for a browser that has not opened it yet: its list, as it is before anybody sorts or filters
 * it. If the page asks for something else after all, this was a request too many.
 */
export const firstReads: Partial<Record<string, readonly OpeningRead[]>> = {
  [paths.DASHBOARD]: [
    [["getCallStatistics", "GET", "/v1/dashboard/statistics/calls"], { query: {} }],
    [["getPotentialCustomerStatistics", "GET", "/v1/dashboard/statistics/potential-customer-companies"], { query: {} }],
  ],
  [paths.PHONEBOOK]: [[["listPhoneBooks", "GET", "/v1/phone-books"], newest(10)]],
  [paths.ALL_CALLS]: [[["listCalls", "GET", "/v1/calls/history"], newest(10)]],
  [paths.LIVE_CALLS]: [
    [
      ["listCalls", "GET", "/v1/calls/history"],
      { query: { page: 0, perPage: 25, sortBy: "-startAt", statuses: ["RINGING", "IN_PROGRESS"] } },
    ],
  ],
  [paths.CAMPAIGNS]: [[["listCampaigns", "GET", "/v1/campaigns"], newest(10)]],
  [paths.POTENTIAL_CUSTOMERS]: [[["listPotentialCustomers", "GET", "/v1/potential-customers"], lastChanged(25)]],
  [paths.PRODUCTS]: [[["listProducts", "GET", "/v1/products"], lastChanged(10)]],
};

function newest(perPage: number) {
  return { query: { page: 0, perPage, sortBy: "-createdAt" as const } };
}

function lastChanged(perPage: number) {
  return { query: { page: 0, perPage, sortBy: "-updatedAt" as const } };
}
