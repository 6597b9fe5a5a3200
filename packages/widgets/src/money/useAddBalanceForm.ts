import { useForm, type FormHandle } from "../forms/index.js";
import { useNumbers, useMessages } from "../i18n/index.js";
import { amountSchema, leastAmount, mostAmount } from "./addBalance.schema.js";
import { moneyMessages } from "./money.messages.js";
import { usualUsd } from "./presetsUsd.js";

/** The form of an amount to pay in. */
export type AddBalanceForm = FormHandle<{ amount: string }>;

interface AddBalanceOptions {
  /** What the amount starts with. @default 25 */
  amountUsd?: number | undefined;
  pay: (amountUsd: number) => Promise<void>;
}

/** An amount that is checked, and then paid (B-BAL-11). */
export function useAddBalanceForm({ amountUsd = usualUsd, pay }: AddBalanceOptions): AddBalanceForm {
  const t = useMessages(moneyMessages);
  const formats = useNumbers();
  return useForm(
    (z) =>
      amountSchema(z, {
        invalid: t.amountInvalid,
        tooSmall: t.amountTooSmall({ least: formats.money(leastAmount) }),
        tooLarge: t.amountTooLarge({ most: formats.money(mostAmount) }),
      }),
    {
      defaultValues: { amount: String(amountUsd) },
      onSubmit: ({ amount }) => pay(amount),
    },
  );
}
