import { Form, FormNotice, FormSubmit } from "../forms/index.js";
import { useMessages } from "../i18n/index.js";
import type { AddBalanceProps } from "./AddBalance.js";
import { BelowLabel, Beside, Fields } from "./AddBalance.styles.js";
import { AmountAfter, AmountField, AmountPresets } from "./AmountFields.js";
import { moneyMessages } from "./money.messages.js";
import { useAddBalanceForm } from "./useAddBalanceForm.js";

/** What {@link AddBalance} becomes once something can be added. */
export function AddBalanceForm({
  deposit,
  amountUsd,
  hasFocus,
  balanceUsd,
  callFeeUsd,
}: Omit<AddBalanceProps, "disabledReason">) {
  const t = useMessages(moneyMessages);
  const form = useAddBalanceForm({ deposit, amountUsd });
  return (
    <Form form={form}>
      <Fields>
        <Beside>
          <AmountField form={form} hasFocus={hasFocus} />
          <BelowLabel>
            <FormSubmit form={form}>{t.addBalance}</FormSubmit>
          </BelowLabel>
        </Beside>
        <AmountPresets form={form} />
        <AmountAfter form={form} balanceUsd={balanceUsd} callFeeUsd={callFeeUsd} />
        <FormNotice form={form} />
      </Fields>
    </Form>
  );
}
