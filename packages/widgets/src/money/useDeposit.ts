import { useCreateDeposit } from "@callwright/sdk/hooks";
import { useState } from "react";

import { useHost } from "../lib/HostContext.js";

/** A payment that somebody was sent to. */
export interface StartedPayment {
  /** The page to pay on. */
  link: string;
  /** False where the browser kept the window from opening. */
  isOpen: boolean;
}

/** What starting a payment needs to know. */
export interface DepositOptions {
  /** As in `data-widget`, for the host's events. */
  widget: "balance" | "balance-card" | "plans";
  /** Whose balance; only managers name one. */
  sellerCompanyId: string | undefined;
  /** What is there now. The payment counts as arrived once there is more. */
  balanceUsd: number | undefined;
}

/** Adding to a balance. */
export interface Deposit {
  /** Undefined when nobody was sent anywhere, or the money is there. */
  payment: StartedPayment | undefined;
  /** Opens the page to pay on in a new window (B-BAL-12); rejects with why there is none. */
  pay: (amountUsd: number) => Promise<void>;
  dismiss: () => void;
}

/** Sends people to pay, and knows when the money has come. */
export function useDeposit({ widget, sellerCompanyId, balanceUsd }: DepositOptions): Deposit {
  const { onEvent } = useHost();
  const { trigger } = useCreateDeposit();
  const [started, setStarted] = useState<
    StartedPayment & { sellerCompanyId: string | undefined; before: number | undefined }
  >();
  const isOurs = started !== undefined && started.sellerCompanyId === sellerCompanyId;
  const hasArrived = isOurs && started.before !== undefined && balanceUsd !== undefined && balanceUsd > started.before;

  return {
    payment: isOurs && !hasArrived ? started : undefined,
    async pay(amountUsd) {
      // Before anything is waited for: a window that does not follow from a press is blocked.
      const pane = window.open("", "_blank");
      try {
        const { data } = await trigger({
          body: { amount: amountUsd, ...(sellerCompanyId !== undefined && { sellerCompanyId }) },
        });
        if (pane) {
          // The page that takes the money has no business with this one.
          pane.opener = null;
          pane.location.href = data.link;
        }
        setStarted({ link: data.link, isOpen: pane !== null, sellerCompanyId, before: balanceUsd });
        onEvent?.({ widget, type: "depositStarted", detail: { amountUsd } });
      } catch (error) {
        pane?.close();
        throw error;
      }
    },
    dismiss: () => setStarted(undefined),
  };
}
