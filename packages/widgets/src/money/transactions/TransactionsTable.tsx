import { useMemo, type ReactNode } from "react";

import { useMessages } from "../../i18n/index.js";
import { RecordTable, type TableModel } from "../../lists/RecordTable.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { ReceiptText } from "../../ui/icon/generated/icons.js";
import { transactionColumns } from "./transactionColumns.js";
import { transactionsMessages } from "./transactions.messages.js";
import type { TransactionRow, TransactionSort } from "./transactions.types.js";

/** Props of {@link TransactionsTable}. */
export interface TransactionsTableProps {
  model: TableModel<TransactionRow, TransactionSort>;
  /** Whether the list is of several companies, whose name then stands in each row. */
  hasCompany?: boolean;
  /** The one thing to do while there are none: a button. */
  emptyAction?: ReactNode;
}

/** Transactions page by page. */
export function TransactionsTable({ model, hasCompany = false, emptyAction }: TransactionsTableProps) {
  const t = useMessages(transactionsMessages);
  const columns = useMemo(() => transactionColumns(t, hasCompany), [t, hasCompany]);
  return (
    <RecordTable
      label={t.title}
      list={hasCompany ? "transactions-of-all" : "transactions"}
      columns={columns}
      model={model}
      rowLabel={({ description }) => description}
      forbidden={t.forbidden}
      empty={
        <EmptyState icon={ReceiptText} action={emptyAction}>
          {t.empty}
        </EmptyState>
      }
    />
  );
}
