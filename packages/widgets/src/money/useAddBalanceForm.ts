import { useForm, type FormHandle } from "../forms/index.js";
import { useNumbers, useMessages } from "../i18n/index.js";
import { amountSchema, leastAmount, mostAmount } from "./addBalance.schema.js";
import { moneyMessages } from "./money.messages.js";
import { usualUsd } from "./presetsUsd.js";
import type { Deposit } from "./useDeposit.js";
import { usePay } from "./usePay.js";

/** The form of an amount to pay in. */
export type AddBalanceForm = FormHandle<{ amount: string }>;

interface AddBalanceOptions {
  /** What the amount starts with. @default 25 */
  amountUsd?: number | undefined;
  deposit: Deposit;
  /** Called when the page to pay on was opened. */
  onPaying?: () => void;
}

/** An amount that is checked, and then paid (B-BAL-11). */
export function useAddBalanceForm({ amountUsd = usualUsd, deposit, onPaying }: AddBalanceOptions): AddBalanceForm {
  const t = useMessages(moneyMessages);
  const formats = useNumbers();
  const pay = usePay(deposit);
  return useForm(
    (z) =>
      amountSchema(z, {
        invalid: t.amountInvalid,
        tooSmall: t.amountTooSmall({ least: formats.money(leastAmount) }),
        tooLarge: t.amountTooLarge({ most: formats.money(mostAmount) }),
      }),
    {
      defaultValues: { amount: String(amountUsd) },
      onSubmit: async ({ amount }) => {
        await pay(amount);
        onPaying?.();
      },
    },
  );
}
