import { useState } from "react";

/** A payment that somebody was sent to. */
export interface StartedPayment {
  /** The page to pay on. */
  link: string;
  /** False where the browser kept the window from opening. */
  isOpen: boolean;
}

/** What is added to. */
interface DepositTarget {
  /** As in `data-widget`, for the host's events. */
  widget: "balance" | "balance-card" | "plans";
  /** Whose balance; only managers name one. */
  sellerCompanyId: string | undefined;
}

/** What adding to a balance needs to know. */
export interface DepositOptions extends DepositTarget {
  /** What is there now. The payment counts as arrived once there is more. */
  balanceUsd: number | undefined;
}

/** Adding to a balance. The form that sends people to pay comes with `usePay`, which starts one. */
export interface Deposit extends DepositTarget {
  /** Undefined when nobody was sent anywhere, or the money is there. */
  payment: StartedPayment | undefined;
  start: (payment: StartedPayment) => void;
  dismiss: () => void;
}

/** Holds the payment that somebody was sent to, and knows when the money has come. */
export function useDeposit({ balanceUsd, ...target }: DepositOptions): Deposit {
  const { sellerCompanyId } = target;
  const [started, setStarted] = useState<
    StartedPayment & { sellerCompanyId: string | undefined; before: number | undefined }
  >();
  const isOurs = started !== undefined && started.sellerCompanyId === sellerCompanyId;
  const hasArrived = isOurs && started.before !== undefined && balanceUsd !== undefined && balanceUsd > started.before;

  return {
    ...target,
    payment: isOurs && !hasArrived ? started : undefined,
    start: (payment) => setStarted({ ...payment, sellerCompanyId, before: balanceUsd }),
    dismiss: () => setStarted(undefined),
  };
}
