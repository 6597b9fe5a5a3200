import { type Messages, useNames } from "../../../i18n/index.js";
import { Notice } from "../../../ui/notice/index.js";
import { PhoneNumber } from "../../../ui/phone-number/index.js";
import { SkeletonText, useSkeletonTime } from "../../../ui/skeleton/index.js";
import type { numbersMessages } from "../numbers.messages.js";
import { Choice, Choices, Dot, Papers, Waiting } from "./Purchase.styles.js";
import { StepFrame } from "./StepFrame.js";
import type { PurchaseModel } from "./usePurchase.js";

interface NumberStepProps {
  t: Messages<typeof numbersMessages>;
  model: PurchaseModel;
}

/** The numbers of a country that can be bought now. */
export function NumberStep({ t, model }: NumberStepProps) {
  const { choice, available, refusal } = model;
  const formats = useNames();
  const phase = useSkeletonTime(available.status === "loading");
  return (
    <StepFrame
      t={t}
      step="number"
      title={t.numberTitle}
      lead={choice.countryCode !== null && <p>{formats.country(choice.countryCode)}</p>}
    >
      {refusal?.kind === "notSold" && <Notice tone="warning">{refusal.message ?? t.purchaseFailed}</Notice>}
      {content()}
    </StepFrame>
  );

  function content() {
    if (available.status === "error")
      return (
        <Notice {...(available.message === undefined ? {} : { title: available.message })} onRetry={available.retry} />
      );
    if (available.status === "loading" || phase === "shown")
      return <Waiting aria-busy="true">{phase === "shown" && <SkeletonText lines={6} />}</Waiting>;
    if (available.value.length === 0) return <Notice tone="info">{t.noneAvailable}</Notice>;
    const isAnyForSale = available.value.some(({ needsPapers }) => !needsPapers);
    return (
      <>
        {!isAnyForSale && <Notice tone="info">{t.allNeedPapers}</Notice>}
        <Choices aria-label={t.available} value={choice.number} onChange={model.chooseNumber}>
          {available.value.map(({ phoneNumber, needsPapers }) => (
            <Choice key={phoneNumber} value={phoneNumber} isDisabled={needsPapers}>
              <Dot />
              <PhoneNumber number={phoneNumber} />
              {needsPapers && <Papers>{t.needsPapers}</Papers>}
            </Choice>
          ))}
        </Choices>
      </>
    );
  }
}
