import { useState } from "react";

import { useMessages } from "../i18n/index.js";
import { IconButton } from "../ui/button/index.js";
import { X } from "../ui/icon/generated/icons.js";
import { Link } from "../ui/link/index.js";
import { Notice } from "../ui/notice/index.js";
import { moneyMessages } from "./money.messages.js";
import { Ends } from "./PaymentNotices.styles.js";
import type { StartedPayment } from "./useDeposit.js";

/** How a payment ended for somebody who comes back from it: the `deposit` of the address they come back to. */
export type DepositOutcome = "completed" | "cancelled";

/** Says what became of the payment that somebody comes back from, until they have read it. */
export function DepositOutcomeNotice({ outcome }: { outcome: DepositOutcome | undefined }) {
  const t = useMessages(moneyMessages);
  const [dismissed, setDismissed] = useState<DepositOutcome>();
  if (outcome === undefined || outcome === dismissed) return null;
  const dismiss = <IconButton size="small" label={t.dismiss} icon={X} onPress={() => setDismissed(outcome)} />;
  return outcome === "completed" ? (
    <Notice tone="success" title={t.depositCompleted} action={dismiss}>
      {t.depositCompletedBody}
    </Notice>
  ) : (
    <Notice tone="warning" title={t.depositCancelled} action={dismiss}>
      {t.depositCancelledBody}
    </Notice>
  );
}

/** Props of {@link StartedPaymentNotice}. */
export interface StartedPaymentNoticeProps {
  payment: StartedPayment | undefined;
  onDismiss: () => void;
}

/** Says where to pay what was started, also when the browser would not open that page. */
export function StartedPaymentNotice({ payment, onDismiss }: StartedPaymentNoticeProps) {
  const t = useMessages(moneyMessages);
  if (!payment) return null;
  return (
    <Notice
      tone={payment.isOpen ? "info" : "warning"}
      title={payment.isOpen ? t.payInWindow : t.windowBlocked}
      action={
        <Ends>
          <Link href={payment.link} target="_blank" rel="noopener">
            {t.payHere}
          </Link>
          <IconButton size="small" label={t.dismiss} icon={X} onPress={onDismiss} />
        </Ends>
      }
    >
      {payment.isOpen ? t.payInWindowBody : t.windowBlockedBody}
    </Notice>
  );
}
