// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const getSetting = ["getSetting", "GET", "/v1/settings/{key}"] as const;
export const listSettings = ["listSettings", "GET", "/v1/settings"] as const;
export const updateSetting = ["updateSetting", "PATCH", "/v1/settings/{key}"] as const;
