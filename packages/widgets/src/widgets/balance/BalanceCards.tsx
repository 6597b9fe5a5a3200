import { useNumbers, useMessages, type Messages } from "../../i18n/index.js";
import { minutesFor } from "../../money/minutesFor.js";
import { firstMoneyMessages } from "../../money/money.firstTexts.js";
import { Card } from "../../ui/card/index.js";
import { Notice } from "../../ui/notice/index.js";
import { Skeleton, useSkeletonTime } from "../../ui/skeleton/index.js";
import type { balanceMessages } from "./balance.messages.js";
import { Caption, Fact, Facts, Figure, Pending } from "./Balance.styles.js";
import type { HeldState } from "./Balance.types.js";
import type { BalanceModel } from "./useBalance.js";

/** The current balance, and the minutes of calls that it pays for (B-BAL-06). */
export function Held({ held, callFeeUsd }: { held: HeldState; callFeeUsd: number | undefined }) {
  const formats = useNumbers();
  const money = useMessages(firstMoneyMessages);
  const phase = useSkeletonTime(held.status === "loading");
  if (held.status === "error")
    return <Notice {...(held.message === undefined ? {} : { title: held.message })} onRetry={held.retry} />;
  if (held.status === "unchosen") return <Figure data-unknown="">-</Figure>;
  if (held.status !== "ready" || phase === "shown")
    return <Pending aria-busy="true">{phase === "shown" && <Skeleton size={48} />}</Pending>;
  return (
    <div>
      <Figure>
        <bdi>{formats.money(held.balanceUsd)}</bdi>
      </Figure>
      <Caption>
        {callFeeUsd !== undefined && money.minutesOfCalls({ count: minutesFor(held.balanceUsd, callFeeUsd) })}
      </Caption>
    </div>
  );
}

/** The prices of calls and numbers (B-BAL-09, B-BAL-21, B-BAL-22). */
export function BillingCard({
  t,
  level,
  billing,
}: Pick<BalanceModel, "billing"> & { t: Messages<typeof balanceMessages>; level: 2 | 3 }) {
  const formats = useNumbers();
  const callFeeUsd = billing?.callFeeUsd;
  const facts = [
    [t.callRate, callFeeUsd === undefined ? undefined : t.perMinute({ price: formats.money(callFeeUsd) })],
    [t.rounding, t.fullMinutes],
    [t.numberFee, billing && t.perMonthEach({ price: formats.money(billing.numberFeeUsd) })],
  ] as const;
  return (
    <Card title={t.billing} level={level}>
      <Facts>
        {facts.map(([name, value]) => (
          <Fact key={name}>
            <dt>{name}</dt>
            <dd>{value ?? "-"}</dd>
          </Fact>
        ))}
      </Facts>
    </Card>
  );
}
