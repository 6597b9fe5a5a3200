import { flushSync } from "react-dom";

import { FormTextField, useFormValue } from "../forms/index.js";
import { useNumbers, useMessages } from "../i18n/index.js";
import { After, Preset, Presets } from "./AddBalance.styles.js";
import { amountOf, leastAmount } from "./addBalance.schema.js";
import { minutesFor } from "./minutesFor.js";
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

/** The amounts that most people add, and one's own, which begins with the least. */
export function AmountPresets({ form }: { form: AddBalanceForm }) {
  const t = useMessages(moneyMessages);
  const formats = useNumbers();
  const amount = useFormValue(form, "amount").trim();
  const choose = (usd: number) => {
    form.setValue("amount", String(usd));
    form.wrote("amount");
  };
  const writeOwn = (input: HTMLInputElement | null | undefined) => {
    // What is typed next takes its place.
    flushSync(() => choose(leastAmount));
    input?.focus();
    input?.select();
  };
  return (
    <Presets role="group" aria-label={t.amounts}>
      {presetsUsd.map((preset) => (
        <Preset key={preset} type="button" aria-pressed={amount === String(preset)} onClick={() => choose(preset)}>
          {formats.wholeMoney(preset)}
        </Preset>
      ))}
      <Preset
        type="button"
        aria-label={t.otherAmount}
        aria-pressed={!presetsUsd.some((preset) => amount === String(preset))}
        onClick={({ currentTarget }) => writeOwn(currentTarget.form?.querySelector("input"))}
      >
        {t.other}
      </Preset>
    </Presets>
  );
}

/** Props of {@link AmountAfter}. */
export interface AmountAfterProps {
  form: AddBalanceForm;
  /** What is there now; undefined until it is known. */
  balanceUsd: number | undefined;
  /** US dollars per minute; undefined until it is known. */
  callFeeUsd: number | undefined;
}

/** What the balance will be, and how long one can call for it. It keeps its line while the amount makes no sense. */
export function AmountAfter({ form, balanceUsd, callFeeUsd }: AmountAfterProps) {
  const t = useMessages(moneyMessages);
  const formats = useNumbers();
  const amountUsd = amountOf(useFormValue(form, "amount"));
  if (amountUsd === undefined || balanceUsd === undefined) return <After />;
  const afterUsd = balanceUsd + amountUsd;
  return (
    <After>
      <span>{t.balanceAfter({ balance: formats.money(afterUsd) })}</span>
      {callFeeUsd !== undefined && <span>{t.minutes({ count: minutesFor(afterUsd, callFeeUsd) })}</span>}
    </After>
  );
}
