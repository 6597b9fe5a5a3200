import { useMessages, type Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { AddBalance } from "../../money/AddBalance.js";
import { PromoCodeForm } from "../../money/PromoCodeForm.js";
import { TransactionFilters } from "../../money/transactions/TransactionFilters.js";
import { transactionsMessages } from "../../money/transactions/transactions.messages.js";
import { TransactionsTable } from "../../money/transactions/TransactionsTable.js";
import { Card } from "../../ui/card/index.js";
import { Notice } from "../../ui/notice/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { WidgetTitle } from "../../ui/widget-header/index.js";
import type { BalanceProps } from "./Balance.js";
import type { balanceMessages } from "./balance.messages.js";
import { Choice, Columns, Filters, Listed, Notices, Page, Rail, Side } from "./Balance.styles.js";
import { BillingCard, Held } from "./BalanceCards.js";
import { HistoryCard } from "./HistoryCard.js";
import type { BalanceModel } from "./useBalance.js";

const DepositNotices = onDemand(
  () => import("../../money/DepositNotices.js").then(({ DepositNotices }) => DepositNotices),
  "none",
);
const CompanyChoice = onDemand(() => import("./CompanyChoice.js").then(({ CompanyChoice }) => CompanyChoice), "none");

interface BalancePageProps extends Pick<BalanceProps, "deposit" | "headingLevel"> {
  t: Messages<typeof balanceMessages>;
  model: BalanceModel;
}

/** The page: the balance, the promo code and the prices on one side; the history and the transactions on the other. */
export function BalancePage({ t, model, deposit, headingLevel = 2 }: BalancePageProps) {
  const { state, held, history, billing, transactions, view, change } = model;
  const list = useMessages(transactionsMessages);
  const may = useMay();
  const level = headingLevel === 1 ? 2 : 3;
  const isManager = state.status === "ready" && state.isManager;
  // Money can be added only once it is known to which company.
  const mustChoose = held.status === "unchosen" ? t.chooseCompanyFirst : state.status === "ready" ? undefined : "";
  if (state.status === "none") return null;
  return (
    <Page>
      <WidgetTitle title={t.title} headingLevel={headingLevel}>
        {isManager && (
          <Choice>
            <CompanyChoice t={t} model={model} />
          </Choice>
        )}
      </WidgetTitle>
      <Notices>
        {state.status === "error" && (
          <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />
        )}
        {(deposit !== undefined || model.deposit.payment !== undefined) && (
          <DepositNotices outcome={deposit} payment={model.deposit.payment} onDismiss={model.deposit.dismiss} />
        )}
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
                  deposit={model.deposit}
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
                <TransactionsTable model={transactions} hasCompany={isManager && model.company === undefined} />
              </Listed>
            </Card>
          </Side>
        </Columns>
      )}
    </Page>
  );
}
