import { useState, type FormEvent } from "react";

import { useMessages } from "../i18n/index.js";
import { Button } from "../ui/button/index.js";
import { TextField } from "../ui/text-field/index.js";
import { firstMoneyMessages } from "./money.firstTexts.js";
import { Beside, Hint, PromoForm } from "./PromoCodeForm.styles.js";
import type { PromoCode } from "./usePromoCode.js";

/** Props of {@link PromoCodeForm}. */
export interface PromoCodeFormProps {
  promoCode: PromoCode;
  /** Where the title above it says the same. */
  isLabelHidden?: boolean;
  /** What has to be chosen first, said inside the field. */
  disabledReason?: string | undefined;
}

/** A code, and the button that makes it money. */
export function PromoCodeForm({ promoCode, isLabelHidden = false, disabledReason }: PromoCodeFormProps) {
  const t = useMessages(firstMoneyMessages);
  const [code, setCode] = useState("");
  const { refusal, isBusy } = promoCode;
  const isDisabled = disabledReason !== undefined;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.querySelector("input");
    if (await promoCode.redeem(code)) setCode("");
    else input?.focus();
  };
  return (
    <PromoForm noValidate onSubmit={(event) => void submit(event)} data-labelled={!isLabelHidden || undefined}>
      <TextField
        label={t.promoCode}
        isLabelHidden={isLabelHidden}
        placeholder={disabledReason ?? t.promoCodePlaceholder}
        isDisabled={isDisabled}
        value={code}
        onChange={(next) => {
          setCode(next);
          promoCode.forget();
        }}
        errorMessage={refusal === "missing" ? t.promoCodeMissing : refusal?.message}
        maxLength={64}
        autoComplete="off"
        spellCheck="false"
      />
      <Beside>
        <Button type="submit" isBusy={isBusy} isDisabled={isDisabled} preventFocusOnPress>
          {t.promoCodeApply}
        </Button>
      </Beside>
      {refusal === "missing" && <Hint>{t.promoCodeMissingBody}</Hint>}
    </PromoForm>
  );
}
