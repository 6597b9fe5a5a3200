import { ReceiptText } from "lucide-react";
import { useMemo, type ReactNode } from "react";

import { useMessages } from "../../i18n/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { listPlaceholder } from "../../ui/list-state/index.js";
import { Pagination } from "../../ui/pagination/index.js";
import { Table } from "../../ui/table/index.js";
import { transactionColumns } from "./transactionColumns.js";
import { clearedFilters } from "./transactions.model.js";
import { transactionsMessages } from "./transactions.messages.js";
import type { TransactionRow, TransactionsView } from "./transactions.types.js";
import type { Transactions } from "./useTransactions.js";

/** Props of {@link TransactionsTable}. */
export interface TransactionsTableProps {
  transactions: Transactions;
  view: TransactionsView;
  onChange: (change: Partial<TransactionsView>) => void;
  /** Whether the list is of several companies, whose name then stands in each row. */
  hasCompany?: boolean;
  /** The one thing to do while there are none: a button. */
  emptyAction?: ReactNode;
}

/** Transactions page by page. */
export function TransactionsTable({
  transactions,
  view,
  onChange,
  hasCompany = false,
  emptyAction,
}: TransactionsTableProps) {
  const t = useMessages(transactionsMessages);
  const columns = useMemo(() => transactionColumns(t, hasCompany), [t, hasCompany]);
  const { state, totalCount } = transactions;
  return (
    <>
      <Table
        label={t.title}
        list={hasCompany ? "transactions-of-all" : "transactions"}
        columns={columns}
        rows={state.status === "ready" ? state.rows : none}
        getRowId={rowId}
        rowLabel={rowLabel}
        totalCount={totalCount}
        pageOffset={view.page * view.perPage}
        sort={view.sortBy}
        onSortChange={(sortBy) => onChange({ sortBy })}
        isLoading={state.status === "loading"}
        skeletonRowCount={view.perPage}
        isRefetching={state.status === "ready" && state.isRefetching}
        placeholder={listPlaceholder(state, {
          forbidden: t.forbidden,
          onClearFilters: () => onChange(clearedFilters),
          empty: (
            <EmptyState icon={ReceiptText} action={emptyAction}>
              {t.empty}
            </EmptyState>
          ),
        })}
      />
      {state.status === "ready" && (
        <Pagination
          page={view.page}
          perPage={view.perPage}
          totalCount={totalCount}
          onPageChange={(page) => onChange({ page })}
          onPerPageChange={(perPage) => onChange({ perPage })}
        />
      )}
    </>
  );
}

const none: readonly TransactionRow[] = [];
const rowId = (row: TransactionRow) => row.id;
const rowLabel = (row: TransactionRow) => row.description;
