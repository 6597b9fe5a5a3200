import { useMemo } from "react";

import { useFormats, useMessages } from "../i18n/index.js";
import { useToast } from "../ui/toast/index.js";
import { moneyMessages } from "./money.messages.js";
import type { PromoCodeVoice } from "./usePromoCode.js";

/** Says in the corner of the screen what came of a promo code (B-PROMO-02). */
export function usePromoCodeVoice(): PromoCodeVoice {
  const toast = useToast();
  const formats = useFormats();
  const t = useMessages(moneyMessages);
  return useMemo(
    () => ({
      applied: (amountUsd, balanceUsd) =>
        toast.success(t.promoCodeApplied, {
          body: t.promoCodeAppliedBody({ amount: formats.money(amountUsd), balance: formats.money(balanceUsd) }),
        }),
      failed: (error) => toast.failed(error, t.promoCodeFailed),
    }),
    [toast, formats, t],
  );
}
