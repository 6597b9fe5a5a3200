import { useLiveEvents } from "@callwright/sdk/hooks";

import { useViewer } from "../../lib/useViewer.js";
import { listView } from "../../lists/listView.js";
import { useListPage } from "../../lists/useListPage.js";
import { transactionKeys, transactionOrder } from "../../money/transactions/transactions.model.js";
import type { TransactionsView } from "../../money/transactions/transactions.types.js";
import { useTransactions } from "../../money/transactions/useTransactions.js";
import type { UsageProps } from "./Usage.js";

const usageView = listView<TransactionsView>({ list: "usage", ...transactionOrder, keys: transactionKeys });

/** The controller of the widget: it reads the transactions that a person has access to, and keeps them up to date. */
export function useUsage({
  sellerCompanyId,
  ...options
}: Pick<UsageProps, "sellerCompanyId" | "initialView" | "onViewChange">) {
  useLiveEvents();
  const page = useListPage(usageView, options);
  const profile = useViewer();
  const isManager = profile.viewer?.isManager ?? false;
  const companyId = isManager ? sellerCompanyId : undefined;
  const isWanted = profile.viewer !== undefined;
  return {
    ...useTransactions({ page, profile, sellerCompanyId: companyId, isWanted }),
    /** Whether the list contains transactions of several companies. */
    hasCompany: isManager && companyId === undefined,
  };
}

/** The result of the controller, which the view renders. */
export type UsageModel = ReturnType<typeof useUsage>;
