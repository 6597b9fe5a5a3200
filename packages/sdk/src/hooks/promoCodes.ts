"use client";

import * as operations from "../generated/operations/promoCodes.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";

/** Redeem a promo code. */
export const useRedeemPromoCode = actionHook(operations.redeemPromoCode, freshenedBy.redeemPromoCode);
