import { useCreateDeposit } from "@callwright/sdk/hooks";

import { useMessages } from "../i18n/index.js";
import { useHost } from "../lib/HostContext.js";
import { moneyMessages } from "./money.messages.js";
import type { Deposit } from "./useDeposit.js";

/** Opens the page to pay an amount on in a new window (B-BAL-12); rejects with why there is none. */
export function usePay({ widget, sellerCompanyId, start }: Deposit): (amountUsd: number) => Promise<void> {
  const t = useMessages(moneyMessages);
  const { onEvent } = useHost();
  const { trigger } = useCreateDeposit();

  return async (amountUsd) => {
    // Before anything is waited for: a window that does not follow from a press is blocked.
    const pane = window.open("", "_blank");
    if (pane) pane.document.title = pane.document.body.textContent = t.payOpening;
    try {
      const { data } = await trigger({
        body: { amount: amountUsd, ...(sellerCompanyId !== undefined && { sellerCompanyId }) },
      });
      // Whoever saw nothing happen in it for a while may have closed it.
      const isOpen = pane !== null && !pane.closed;
      if (isOpen) {
        // The page that takes the money has no business with this one.
        pane.opener = null;
        pane.location.href = data.link;
      }
      start({ link: data.link, isOpen });
      onEvent?.({ widget, type: "depositStarted", detail: { amountUsd } });
    } catch (error) {
      pane?.close();
      throw error;
    }
  };
}
