// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const createContactMessage = ["createContactMessage", "POST", "/v1/contacts"] as const;
