import { useMessages, type Messages } from "../../i18n/index.js";
import { firstCreditMessages } from "../../money/credit.firstTexts.js";
import { TransactionFilters } from "../../money/transactions/TransactionFilters.js";
import { TransactionsTable } from "../../money/transactions/TransactionsTable.js";
import { Button } from "../../ui/button/index.js";
import { Toolbar, WidgetTitle } from "../../ui/widget-header/index.js";
import type { UsageProps } from "./Usage.js";
import type { usageMessages } from "./usage.messages.js";
import type { UsageModel } from "./useUsage.js";

interface UsageListProps extends Pick<UsageProps, "headingLevel"> {
  onAddBalance: (() => void) | undefined;
  t: Messages<typeof usageMessages>;
  model: UsageModel;
}

/** The view of the usage page: a title, filters and the list. */
export function UsageList({ t, model, headingLevel, onAddBalance }: UsageListProps) {
  const money = useMessages(firstCreditMessages);
  return (
    <>
      <WidgetTitle
        title={t.title}
        headingLevel={headingLevel}
        count={model.state.status === "ready" ? model.totalCount : undefined}
      />
      <Toolbar
        filters={<TransactionFilters view={model.view} onChange={model.change} />}
        activeFilterCount={model.activeFilterCount}
      />
      <TransactionsTable
        model={model}
        hasCompany={model.hasCompany}
        emptyAction={onAddBalance && <Button onPress={onAddBalance}>{money.addBalance}</Button>}
      />
    </>
  );
}
