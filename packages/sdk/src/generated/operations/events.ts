// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const streamEvents = ["streamEvents", "GET", "/v1/events", "events"] as const;
