import { FormTextField, useFormValue } from "../forms/index.js";
import { useFormats, useMessages } from "../i18n/index.js";
import { Preset, Presets } from "./AddBalance.styles.js";
import { moneyMessages } from "./money.messages.js";
import { presetsUsd } from "./presetsUsd.js";
import type { AddBalanceForm } from "./useAddBalanceForm.js";

/** The amount as it is written. */
export function AmountField({ form, hasFocus }: { form: AddBalanceForm; hasFocus?: boolean | undefined }) {
  const t = useMessages(moneyMessages);
  return (
    <FormTextField
      form={form}
      name="amount"
      label={t.amount}
      prefix="$"
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      autoFocus={hasFocus}
    />
  );
}

/** The amounts that most people add. */
export function AmountPresets({ form }: { form: AddBalanceForm }) {
  const t = useMessages(moneyMessages);
  const formats = useFormats();
  const amount = useFormValue(form, "amount");
  const choose = (preset: number) => {
    form.setValue("amount", String(preset));
    form.clearError("amount");
  };
  return (
    <Presets role="group" aria-label={t.amounts}>
      {presetsUsd.map((preset) => (
        <Preset
          key={preset}
          type="button"
          aria-pressed={amount.trim() === String(preset)}
          onClick={() => choose(preset)}
        >
          {formats.wholeMoney(preset)}
        </Preset>
      ))}
    </Presets>
  );
}
