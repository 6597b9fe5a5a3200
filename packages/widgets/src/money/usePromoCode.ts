import type { ApiError } from "@callwright/sdk";
import { useRedeemPromoCode } from "@callwright/sdk/hooks";
import { useState } from "react";

import { useNumbers, useMessages } from "../i18n/index.js";
import { useHost } from "../lib/HostContext.js";
import { useToast } from "../ui/toast/index.js";
import { firstMoneyMessages } from "./money.firstTexts.js";

/** Why a code was not taken: it is missing, or what the server says about it. */
export type PromoCodeRefusal = "missing" | { message: string };

/** Redeeming a promo code. */
export interface PromoCode {
  refusal: PromoCodeRefusal | undefined;
  isBusy: boolean;
  /** Answers whether the code was taken. */
  redeem: (code: string) => Promise<boolean>;
  /** The code is being written anew. */
  forget: () => void;
}

/** Adds what a promo code is worth to a balance (B-PROMO-02). */
export function usePromoCode(widget: "balance" | "plans", sellerCompanyId: string | undefined): PromoCode {
  const toast = useToast();
  const formats = useNumbers();
  const t = useMessages(firstMoneyMessages);
  const { onEvent } = useHost();
  const { trigger, isMutating } = useRedeemPromoCode();
  const [refusal, setRefusal] = useState<PromoCodeRefusal>();

  return {
    refusal,
    isBusy: isMutating,
    async redeem(given) {
      if (isMutating) return false;
      const code = given.trim();
      setRefusal(code === "" ? "missing" : undefined);
      if (code === "") return false;
      try {
        const { amount, balance } = await trigger({
          body: { code, ...(sellerCompanyId !== undefined && { sellerCompanyId }) },
        });
        toast.success(t.promoCodeApplied, {
          body: t.promoCodeAppliedBody({ amount: formats.money(amount), balance: formats.money(balance) }),
        });
        onEvent?.({ widget, type: "promoCodeRedeemed", detail: { amountUsd: amount } });
        return true;
      } catch (error) {
        const message = whatIsWrongWithIt(error as ApiError);
        if (message === undefined) toast.failed(error, t.promoCodeFailed); // the code is not to blame
        else setRefusal({ message });
        return false;
      }
    },
    forget: () => setRefusal(undefined),
  };
}

/** Unknown, used and expired codes are said at the field; what else may go wrong is no matter of the code. */
function whatIsWrongWithIt({ code, fieldErrors, problem }: ApiError): string | undefined {
  if (fieldErrors["code"] !== undefined) return fieldErrors["code"];
  return code === "PROMO_CODE_USED" || code === "PROMO_CODE_EXPIRED" ? problem?.message : undefined;
}
