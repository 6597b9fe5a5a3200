import { useMessages, type Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { AddBalance } from "../../money/AddBalance.js";
import { minutesFor } from "../../money/minutesFor.js";
import { moneyMessages } from "../../money/money.messages.js";
import { DepositOutcomeNotice, StartedPaymentNotice } from "../../money/PaymentNotices.js";
import { PromoCodeForm } from "../../money/PromoCodeForm.js";
import { TransactionFilters } from "../../money/transactions/TransactionFilters.js";
import { transactionsMessages } from "../../money/transactions/transactions.messages.js";
import { TransactionsTable } from "../../money/transactions/TransactionsTable.js";
import { useFormats } from "../../i18n/index.js";
import { Card } from "../../ui/card/index.js";
import { Notice } from "../../ui/notice/index.js";
import { Skeleton, useSkeletonTime } from "../../ui/skeleton/index.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import type { BalanceProps } from "./Balance.js";
import type { balanceMessages } from "./balance.messages.js";
import {
  Caption,
  Columns,
  Fact,
  Facts,
  Figure,
  Filters,
  Listed,
  Notices,
  Page,
  Pending,
  Rail,
  Side,
} from "./Balance.styles.js";
import type { HeldState } from "./Balance.types.js";
import { CompanyChoice } from "./CompanyChoice.js";
import { HistoryCard } from "./HistoryCard.js";
import type { BalanceModel } from "./useBalance.js";

interface BalancePageProps extends Pick<BalanceProps, "deposit" | "headingLevel"> {
  t: Messages<typeof balanceMessages>;
  model: BalanceModel;
}

/** The page as it is drawn: money at one side, its history at the other. */
export function BalancePage({ t, model, deposit, headingLevel = 2 }: BalancePageProps) {
  const { state, held, history, billing, transactions, view, change } = model;
  const list = useMessages(transactionsMessages);
  const may = useMay();
  const level = headingLevel === 1 ? 2 : 3;
  const isManager = state.status === "ready" && state.isManager;
  // Nothing is added to before it is known whose it is.
  const mustChoose = held.status === "unchosen" ? t.chooseCompanyFirst : state.status === "ready" ? undefined : "";
  if (state.status === "none") return null;
  return (
    <Page>
      <WidgetHeader
        title={t.title}
        headingLevel={headingLevel}
        filter={isManager && <CompanyChoice t={t} model={model} />}
      />
      <Notices>
        {state.status === "error" && (
          <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />
        )}
        <DepositOutcomeNotice outcome={deposit} />
        <StartedPaymentNotice payment={model.deposit.payment} onDismiss={model.deposit.dismiss} />
      </Notices>
      {state.status !== "error" && (
        <Columns
          aria-busy={state.status === "loading" || undefined}
          data-waiting={state.status === "loading" || undefined}
        >
          <Rail>
            <Card title={t.currentBalance} level={level}>
              <Held held={held} callFeeUsd={billing?.callFeeUsd} />
              {may("createDeposit") && (
                <AddBalance
                  key={`${model.company?.id} ${model.suggested.turn}`}
                  pay={model.deposit.pay}
                  balanceUsd={held.status === "ready" ? held.balanceUsd : undefined}
                  callFeeUsd={billing?.callFeeUsd}
                  amountUsd={model.suggested.amountUsd}
                  hasFocus={model.suggested.turn > 0}
                  disabledReason={mustChoose}
                />
              )}
            </Card>
            {may("redeemPromoCode") && (
              <Card title={t.promoCode} level={level}>
                <PromoCodeForm
                  key={model.company?.id}
                  promoCode={model.promoCode}
                  isLabelHidden
                  disabledReason={mustChoose}
                />
              </Card>
            )}
            <BillingCard t={t} level={level} billing={billing} />
          </Rail>
          <Side>
            <HistoryCard
              t={t}
              level={level}
              history={history}
              period={view.period}
              timeZone={model.timeZone}
              onPeriodChange={(period) => change({ period })}
            />
            <Card
              title={list.title}
              level={level}
              isFlush
              aside={
                <Filters>
                  <TransactionFilters view={view} onChange={change} />
                </Filters>
              }
            >
              <Listed>
                <TransactionsTable
                  transactions={transactions}
                  view={view}
                  onChange={change}
                  hasCompany={isManager && model.company === undefined}
                />
              </Listed>
            </Card>
          </Side>
        </Columns>
      )}
    </Page>
  );
}

/** What is there, and how long one can call for it (B-BAL-06). */
function Held({ held, callFeeUsd }: { held: HeldState; callFeeUsd: number | undefined }) {
  const formats = useFormats();
  const money = useMessages(moneyMessages);
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

/** What calls and numbers cost (B-BAL-09, B-BAL-21, B-BAL-22). */
function BillingCard({
  t,
  level,
  billing,
}: Pick<BalancePageProps, "t"> & Pick<BalanceModel, "billing"> & { level: 2 | 3 }) {
  const formats = useFormats();
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
