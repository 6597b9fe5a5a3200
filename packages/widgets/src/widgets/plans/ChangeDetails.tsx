import { useFormats, type Formats, type Messages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { Facts } from "../../money/Facts.js";
import type { plansMessages } from "./plans.messages.js";
import { changedFeatures, lossOf } from "./plans.model.js";
import { Change, ChangeTitle, Lost } from "./Plans.styles.js";
import type { ActivePlan, PlanFeature, PlanPackage } from "./Plans.types.js";

/** Props of {@link ChangeDetails}. */
export interface ChangeDetailsProps {
  t: Messages<typeof plansMessages>;
  plan: ActivePlan;
  balanceUsd: number;
  chosen: PlanPackage;
  /** The package of the present plan; undefined if it is no longer sold. */
  current: PlanPackage | undefined;
}

/** What a change of plan costs now, what changes, and what is lost (B-PLAN-06). */
export function ChangeDetails({ t, plan, balanceUsd, chosen, current }: ChangeDetailsProps) {
  const formats = useFormats();
  const { timeZone } = useClock();
  const { priceUsd } = chosen;
  const changes = current ? changedFeatures(current.features, chosen.features) : [];
  const { minutes, days, paidUntil } = lossOf(plan);
  const until = paidUntil === undefined ? "" : formats.date(paidUntil, "shortDate", timeZone);
  return (
    <Change>
      <Facts
        facts={[
          [t.price, t.perMonth({ price: formats.money(priceUsd) })],
          [t.chargedNow, formats.money(priceUsd)],
          [t.balance, formats.money(balanceUsd)],
          [t.balanceAfter, formats.money(balanceUsd - priceUsd)],
        ]}
      />
      {(minutes > 0 || days > 0) && (
        <div>
          <ChangeTitle>{t.lost}</ChangeTitle>
          <Lost aria-label={t.lost}>
            {minutes > 0 && <li>{t.lostMinutes({ count: minutes })}</li>}
            {days > 0 && <li>{t.lostDays({ count: days, until })}</li>}
          </Lost>
        </div>
      )}
      {changes.length > 0 && (
        <div>
          <ChangeTitle>{t.changes}</ChangeTitle>
          <Facts
            label={t.changes}
            facts={changes.map(([from, to]) => [
              t[from.name],
              t.change({ from: featureText(from, t, formats), to: featureText(to, t, formats) }),
            ])}
          />
        </div>
      )}
    </Change>
  );
}

function featureText({ name, amount, isIncluded }: PlanFeature, t: ChangeDetailsProps["t"], formats: Formats): string {
  switch (amount.kind) {
    case "unlimited":
      return t.unlimited;
    case "count":
      return formats.number(amount.value);
    case "money":
      return formats.money(amount.value);
    case "none":
      // The other package may have a count here, so a single number is also shown as a count.
      if (name === "freePhoneNumber") return formats.number(isIncluded ? 1 : 0);
      return isIncluded ? t.included : t.notIncluded;
  }
}
