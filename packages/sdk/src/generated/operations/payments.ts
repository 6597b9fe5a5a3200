// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const receiveStripeEvent = ["receiveStripeEvent", "POST", "/v1/payments/stripe/events"] as const;
