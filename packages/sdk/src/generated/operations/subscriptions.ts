// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const getSubscription = ["getSubscription", "GET", "/v1/subscriptions/{id}"] as const;
export const getSubscriptionPackage = ["getSubscriptionPackage", "GET", "/v1/subscription-packages/{id}"] as const;
export const listSubscriptionPackages = ["listSubscriptionPackages", "GET", "/v1/subscription-packages"] as const;
export const listSubscriptions = ["listSubscriptions", "GET", "/v1/subscriptions"] as const;
export const subscribe = ["subscribe", "POST", "/v1/subscriptions/subscribe", "once"] as const;
