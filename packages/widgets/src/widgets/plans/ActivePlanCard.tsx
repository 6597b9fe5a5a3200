import { useFormats, type Messages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { Progress } from "../../ui/progress/index.js";
import type { plansMessages } from "./plans.messages.js";
import { Caption, Figure, Measure, MeasureHead, PlanBox } from "./Plans.styles.js";
import type { ActivePlan } from "./Plans.types.js";

interface ActivePlanCardProps {
  t: Messages<typeof plansMessages>;
  plan: ActivePlan;
}

/**
 * The present plan, the used part of its month, and the free minutes that are left (B-PLAN-01, B-PLAN-03, B-PLAN-09).
 */
export function ActivePlanCard({ t, plan }: ActivePlanCardProps) {
  const formats = useFormats();
  return (
    <PlanBox aria-label={t.activePlan}>
      <div>
        <Caption>{t.activePlan}</Caption>
        <Figure>{plan.name}</Figure>
        <p>
          <bdi>{t.perMonth({ price: formats.money(plan.priceUsd) })}</bdi>
        </p>
      </div>
      <Period t={t} period={plan.period} />
      <Minutes t={t} plan={plan} />
    </PlanBox>
  );
}

function Period({ t, period }: { t: ActivePlanCardProps["t"]; period: ActivePlan["period"] }) {
  const formats = useFormats();
  const { timeZone } = useClock();
  if (!period)
    return (
      <Measure>
        <MeasureHead>
          <span>{t.billingPeriod}</span>
          <b>{t.noEnd}</b>
        </MeasureHead>
        <Caption>{t.noEndHint}</Caption>
      </Measure>
    );
  const { day, days, startAt, endAt } = period;
  const isSameYear = formats.date(startAt, "year", timeZone) === formats.date(endAt, "year", timeZone);
  const from = formats.date(startAt, isSameYear ? "shortDay" : "shortDate", timeZone);
  return (
    <Measure>
      <MeasureHead>
        <span>{t.billingPeriod}</span>
        <b>{t.dayOfDays({ day, days })}</b>
      </MeasureHead>
      <Progress label={t.billingPeriod} value={day / days} valueText={t.dayOfDays({ day, days })} tone="ink" />
      <Caption>
        <bdi>{t.fromTo({ from, to: formats.date(endAt, "shortDate", timeZone) })}</bdi>
      </Caption>
    </Measure>
  );
}

function Minutes({ t, plan: { minutes, callFeeUsd } }: ActivePlanCardProps) {
  const formats = useFormats();
  const { left, of, isLow } = minutes;
  const isUnlimited = left === undefined || of === undefined;
  const text = isUnlimited ? t.unlimited : t.minutesOfMinutes({ left, of });
  return (
    <Measure>
      <MeasureHead>
        <span>{t.minutesLeft}</span>
        <b>
          <bdi>{text}</bdi>
        </b>
      </MeasureHead>
      {!isUnlimited && (
        <>
          <Progress
            label={t.minutesLeft}
            value={of === 0 ? 0 : left / of}
            valueText={text}
            tone={isLow ? "warning" : "ink"}
          />
          <Caption>
            <bdi>{t.thenPerMinute({ price: formats.money(callFeeUsd) })}</bdi>
          </Caption>
        </>
      )}
    </Measure>
  );
}
