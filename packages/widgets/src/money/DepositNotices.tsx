import { DepositOutcomeNotice, StartedPaymentNotice, type DepositOutcome } from "./PaymentNotices.js";
import type { StartedPayment } from "./useDeposit.js";

/** Props of {@link DepositNotices}. */
export interface DepositNoticesProps {
  outcome: DepositOutcome | undefined;
  payment: StartedPayment | undefined;
  onDismiss: () => void;
}

/** What became of the payment that somebody comes back from, and where to pay what was started. */
export function DepositNotices({ outcome, payment, onDismiss }: DepositNoticesProps) {
  return (
    <>
      <DepositOutcomeNotice outcome={outcome} />
      <StartedPaymentNotice payment={payment} onDismiss={onDismiss} />
    </>
  );
}
