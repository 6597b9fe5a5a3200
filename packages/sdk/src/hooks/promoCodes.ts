"use client";

import { actionHook } from "./useAction.js";

/** Redeem a promo code. */
export const useRedeemPromoCode = actionHook("redeemPromoCode");
