import { useNumbers, type Messages } from "../../i18n/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { ChangeDetails } from "./ChangeDetails.js";
import type { plansMessages } from "./plans.messages.js";
import { Lines } from "./Plans.styles.js";
import type { PlanPackage, PlansState } from "./Plans.types.js";
import type { PlansModel } from "./usePlans.js";

/**
 * Asks for confirmation before the plan is changed. Render `dialog` beside the packages.
 *
 * @param addBalance opens the dialog that adds the missing amount to the balance
 */
export function usePlanChoice(
  t: Messages<typeof plansMessages>,
  { state, changePlan }: PlansModel,
  addBalance: (amountUsd: number) => void,
) {
  const formats = useNumbers();
  const { confirm, dialog } = useConfirm();
  return { choose, dialog };

  /** Asks for confirmation. If the balance is too low, offers to add the missing amount. */
  async function choose(chosen: PlanPackage) {
    if (state.status !== "ready") return;
    const missing = chosen.priceUsd - state.balanceUsd;
    if (chosen.priceUsd > 0 && missing > 0) {
      if (await confirm(tooLittleBalance(chosen, missing, state.balanceUsd)))
        addBalance(Math.max(1, Math.ceil(missing)));
      return;
    }
    if (await confirm(changeOf(chosen, state))) await changePlan(chosen.id);
  }

  function tooLittleBalance({ name, priceUsd }: PlanPackage, missingUsd: number, balanceUsd: number) {
    return {
      title: t.tooLittleTitle({ name }),
      body: t.tooLittle({
        name,
        price: formats.money(priceUsd),
        balance: formats.money(balanceUsd),
        missing: formats.money(missingUsd),
      }),
      confirmLabel: t.addBalance,
      isDestructive: false,
    };
  }

  function changeOf(chosen: PlanPackage, { plan, balanceUsd, packages }: PlansState & { status: "ready" }) {
    const { name, priceUsd, standing } = chosen;
    const isDown = standing === "downgrade";
    const title = { upgrade: t.upgradeTo, downgrade: t.downgradeTo, same: t.switchTo, current: t.switchTo }[standing];
    return {
      title: title({ name }),
      body: (
        <Lines>
          <span>
            {t.changeFromTo({
              current: plan.name,
              currentPrice: formats.money(plan.priceUsd),
              name,
              price: formats.money(priceUsd),
            })}
          </span>
          <span>{priceUsd > 0 ? t.charged({ price: formats.money(priceUsd) }) : t.notCharged}</span>
          <span>{isDown ? t.smallerLimits : t.newLimits}</span>
        </Lines>
      ),
      details: (
        <ChangeDetails
          t={t}
          plan={plan}
          balanceUsd={balanceUsd}
          chosen={chosen}
          current={packages.find((one) => one.standing === "current")}
        />
      ),
      confirmLabel: { upgrade: t.upgrade, downgrade: t.downgrade, same: t.switch, current: t.switch }[standing],
      isDestructive: false,
    };
  }
}
