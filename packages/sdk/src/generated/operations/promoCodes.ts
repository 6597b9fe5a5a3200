// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const redeemPromoCode = ["redeemPromoCode", "POST", "/v1/promo-codes/redeem", "once"] as const;
