import { useListTransactions } from "@callwright/sdk/hooks";

import type { ViewerRead } from "../../lib/useViewer.js";
import type { ListPage } from "../../lists/useListPage.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { toQuery, toTransactionRow } from "./transactions.model.js";
import type { TransactionsView } from "./transactions.types.js";

interface TransactionsOptions {
  page: ListPage<TransactionsView>;
  profile: ViewerRead;
  /** Whose; undefined is everybody that the reader may see. */
  sellerCompanyId: string | undefined;
  /** False until it is known whose they are. */
  isWanted: boolean;
}

/** Reads one page of transactions; live events keep it fresh where the widget follows them. */
export function useTransactions({ page, profile, sellerCompanyId, isWanted }: TransactionsOptions) {
  const query = toQuery(page.view, sellerCompanyId);
  const read = useListTransactions(isWanted ? { query } : null);
  const list = useRecordList({ page, list: read, query, profile, owner: sellerCompanyId, toRow: toTransactionRow });
  return { ...page, ...list };
}

/** One page of transactions with what a person makes of them. */
export type Transactions = ReturnType<typeof useTransactions>;
