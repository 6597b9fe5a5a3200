import { type Messages, useFormats } from "../../../i18n/index.js";
import { Facts } from "../../../money/Facts.js";
import { LostAnswerNotice } from "../../../ui/lost-answer/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { usePhoneText } from "../../../ui/phone-number/index.js";
import type { numbersMessages } from "../numbers.messages.js";
import type { PurchasePrice, PurchaseTerms } from "./purchase.model.js";
import { StepFrame } from "./StepFrame.js";
import type { PurchaseModel, Refusal } from "./usePurchase.js";

interface ConfirmStepProps {
  t: Messages<typeof numbersMessages>;
  model: PurchaseModel;
  terms: PurchaseTerms;
  price: PurchasePrice;
}

/** The number that is bought, and the charge that is deducted from the balance (B-NUM-10). */
export function ConfirmStep({ t, model: { choice, refusal }, terms, price }: ConfirmStepProps) {
  const formats = useFormats();
  const phone = usePhoneText();
  const isFree = price.feeUsd === 0;
  const facts = [
    [t.number, phone(choice.number ?? "")],
    [t.country, formats.country(choice.countryCode ?? "")],
    [t.fee, isFree ? t.noFee : formats.money(price.feeUsd)],
    [t.monthlyFee, formats.money(terms.monthlyFeeUsd)],
    [t.balance, formats.money(terms.balanceUsd)],
    [t.balanceAfter, formats.money(price.remainingUsd)],
  ] as const;
  return (
    <StepFrame
      t={t}
      step="confirm"
      title={t.confirmTitle}
      lead={<p>{isFree ? t.free : t.deduction({ fee: formats.money(price.feeUsd) })}</p>}
    >
      <Facts facts={facts} />
      {refusal?.kind === "other" && <WhyNot t={t} refusal={refusal} />}
    </StepFrame>
  );
}

function WhyNot({ t, refusal: { lost, message } }: { t: ConfirmStepProps["t"]; refusal: Refusal & { kind: "other" } }) {
  if (lost) return <LostAnswerNotice lost={lost} />;
  return <Notice title={message ?? t.purchaseFailed}>{null}</Notice>;
}

/** Shown instead of the confirmation if the balance is too low: the missing amount (B-NUM-11, B-NUM-13). */
export function TooLittle({ t, terms, price }: Omit<ConfirmStepProps, "model">) {
  const formats = useFormats();
  const amounts = {
    required: formats.money(price.requiredUsd),
    balance: formats.money(terms.balanceUsd),
    missing: formats.money(price.missingUsd),
  };
  return (
    <StepFrame t={t} step="confirm" title={t.confirmTitle}>
      <Notice tone="warning" title={t.needBalance}>
        {price.missingUsd > 0 ? t.missing(amounts) : t.reserved}
      </Notice>
    </StepFrame>
  );
}
