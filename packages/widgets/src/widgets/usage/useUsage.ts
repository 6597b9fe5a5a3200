import { describeViewer } from "@callwright/sdk";
import { useGetProfile, useLiveEvents } from "@callwright/sdk/hooks";

import { useWidgetView, type KeptView, type ViewRules } from "../../lib/useWidgetView.js";
import { changeView, readView, viewChanges } from "../../money/transactions/transactions.model.js";
import type { TransactionsView } from "../../money/transactions/transactions.types.js";
import { useTransactions, type Transactions } from "../../money/transactions/useTransactions.js";
import type { UsageProps } from "./Usage.js";

/** All that the usage page draws from. */
export interface UsageModel {
  transactions: Transactions;
  /** Whether the list is of several companies. */
  hasCompany: boolean;
  view: TransactionsView;
  change: (change: Partial<TransactionsView>) => void;
}

const viewRules: ViewRules<TransactionsView> = { read: readView, changes: viewChanges, change: changeView };

/** What is kept of the list for the next time. */
const keptView: KeptView<TransactionsView> = { list: "usage", keys: ["perPage", "sortBy", "types", "statuses"] };

/** Reads the transactions that a person may see, and keeps them as they are now. */
export function useUsage({
  sellerCompanyId,
  initialView,
  onViewChange,
}: Pick<UsageProps, "sellerCompanyId" | "initialView" | "onViewChange">): UsageModel {
  useLiveEvents();
  const [view, change] = useWidgetView(viewRules, initialView, onViewChange, keptView);
  const profile = useGetProfile();
  const viewer = profile.data && describeViewer(profile.data);
  const companyId = viewer?.isManager ? sellerCompanyId : undefined;
  const transactions = useTransactions({
    view,
    change,
    sellerCompanyId: companyId,
    isWanted: viewer !== undefined,
  });
  const isUnknown = viewer === undefined && profile.error !== undefined;
  return {
    transactions: isUnknown
      ? {
          totalCount: 0,
          state: { status: "error", message: profile.error?.problem?.message, retry: () => void profile.mutate() },
        }
      : transactions,
    hasCompany: (viewer?.isManager ?? false) && companyId === undefined,
    view,
    change,
  };
}
