// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const getCallNumbers = ["getCallNumbers", "GET", "/v1/dashboard/statistics/numbers"] as const;
export const getCallStatistics = ["getCallStatistics", "GET", "/v1/dashboard/statistics/calls"] as const;
export const getPotentialCustomerStatistics = ["getPotentialCustomerStatistics", "GET", "/v1/dashboard/statistics/potential-customer-companies"] as const;
