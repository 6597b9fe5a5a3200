import { useNumbers, useMessages, type Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { minutesFor } from "../../money/minutesFor.js";
import { firstCreditMessages } from "../../money/credit.firstTexts.js";
import { PromoCodeForm } from "../../money/PromoCodeForm.js";
import type { PromoCode } from "../../money/usePromoCode.js";
import { Button } from "../../ui/button/index.js";
import { Plus } from "../../ui/icon/generated/icons.js";
import type { plansMessages } from "./plans.messages.js";
import { BalanceBox, Below, Caption, Figure, Held } from "./Plans.styles.js";

interface BalanceCardProps {
  t: Messages<typeof plansMessages>;
  balanceUsd: number;
  callFeeUsd: number;
  promoCode: PromoCode;
  onAddBalance: () => void;
}

/** The balance for calls beyond the free minutes, and the ways to add to it (B-PLAN-02, B-PLAN-04, R-05). */
export function BalanceCard({ t, balanceUsd, callFeeUsd, promoCode, onAddBalance }: BalanceCardProps) {
  const formats = useNumbers();
  const may = useMay();
  const money = useMessages(firstCreditMessages);
  return (
    <BalanceBox aria-label={t.balance}>
      <Held>
        <Caption>{t.balance}</Caption>
        <Figure>
          <bdi>{formats.money(balanceUsd)}</bdi>
        </Figure>
        <Caption>{money.minutes({ count: minutesFor(balanceUsd, callFeeUsd) })}</Caption>
        <Below>
          <Button size="small" icon={Plus} needs="createDeposit" onPress={onAddBalance}>
            {money.addBalance}
          </Button>
        </Below>
      </Held>
      {may("redeemPromoCode") && <PromoCodeForm promoCode={promoCode} />}
    </BalanceBox>
  );
}
