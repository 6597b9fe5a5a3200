// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const createConsent = ["createConsent", "POST", "/v1/consents", "once"] as const;
export const listConsents = ["listConsents", "GET", "/v1/consents"] as const;
export const withdrawConsent = ["withdrawConsent", "POST", "/v1/consents/{id}/withdraw"] as const;
