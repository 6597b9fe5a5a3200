import { useEffect } from "react";

import { useNumbers, useMessages } from "../i18n/index.js";
import { Button } from "../ui/button/index.js";
import { onDemand } from "../ui/on-demand/index.js";
import { TextField } from "../ui/text-field/index.js";
import { After, BelowLabel, Beside, Preset, Presets, Waiting } from "./AddBalance.styles.js";
import { firstMoneyMessages } from "./money.firstTexts.js";
import { presetsUsd } from "./presetsUsd.js";
import type { Deposit } from "./useDeposit.js";

const AddBalanceForm = onDemand(
  () => import("./AddBalanceForm.js").then(({ AddBalanceForm }) => AddBalanceForm),
  "inPlace",
);

/** Props of {@link AddBalance}. */
export interface AddBalanceProps {
  deposit: Deposit;
  /** What has to be chosen first, said where the balance after would stand: the field is narrower than the words. */
  disabledReason?: string | undefined;
  /** What is there now, for what will be; undefined until it is known. */
  balanceUsd?: number | undefined;
  /** US dollars per minute; undefined until it is known. */
  callFeeUsd?: number | undefined;
  /** What the amount starts with. @default 25 */
  amountUsd?: number | undefined;
  /** Whether the amount has the focus from the start. */
  hasFocus?: boolean;
}

/** An amount and the button that leads to where it is paid, in a card. */
export function AddBalance({ disabledReason, ...form }: AddBalanceProps) {
  // Its code comes while the balance is being asked for.
  useEffect(() => AddBalanceForm.preload(), []);
  if (disabledReason !== undefined) return <Unready reason={disabledReason} />;
  return <AddBalanceForm {...form} fallback={<Unready />} />;
}

/** The form's shape before anything can be added, so that nothing moves when it comes. */
function Unready({ reason }: { reason?: string }) {
  const t = useMessages(firstMoneyMessages);
  const formats = useNumbers();
  return (
    <Waiting>
      <Beside>
        <TextField label={t.amount} prefix="$" isReadOnly isDisabled={reason !== undefined} />
        <BelowLabel>
          <Button variant="primary" isDisabled>
            {t.addBalance}
          </Button>
        </BelowLabel>
      </Beside>
      <Presets>
        {presetsUsd.map((preset) => (
          <Preset key={preset} type="button" disabled>
            {formats.wholeMoney(preset)}
          </Preset>
        ))}
        <Preset type="button" disabled aria-label={t.otherAmount}>
          {t.other}
        </Preset>
      </Presets>
      <After>{reason}</After>
    </Waiting>
  );
}
