// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const listAvailableNumbers = ["listAvailableNumbers", "GET", "/v1/numbers/available"] as const;
export const listNumberCountries = ["listNumberCountries", "GET", "/v1/numbers/countries"] as const;
export const listNumbers = ["listNumbers", "GET", "/v1/numbers"] as const;
export const pauseNumber = ["pauseNumber", "POST", "/v1/numbers/{id}/pause"] as const;
export const purchaseNumber = ["purchaseNumber", "POST", "/v1/numbers", "once"] as const;
export const resumeNumber = ["resumeNumber", "POST", "/v1/numbers/{id}/resume"] as const;
export const toggleDefaultNumber = ["toggleDefaultNumber", "PATCH", "/v1/numbers/{id}"] as const;
export const updateNumberCaps = ["updateNumberCaps", "PATCH", "/v1/numbers/{id}/caps"] as const;
