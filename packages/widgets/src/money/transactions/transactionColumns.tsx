import type { Messages } from "../../i18n/index.js";
import { DateTime } from "../../records/DateTime.js";
import type { TableColumn } from "../../ui/table/index.js";
import { BalanceAfter, TransactionAmount, TransactionDescription, TransactionStatusCell } from "./TransactionCells.js";
import type { transactionsMessages } from "./transactions.messages.js";
import type { TransactionRow, TransactionSort } from "./transactions.types.js";

type Column = TableColumn<TransactionRow, TransactionSort>;

/** The columns of a list of transactions; whose they are only where there are several companies'. */
export function transactionColumns(t: Messages<typeof transactionsMessages>, hasCompany: boolean): Column[] {
  const company: Column = {
    id: "company",
    header: t.company,
    cell: (row) => row.company,
    priority: 2,
    listLine: 3,
    width: "20%",
    minWidth: 168,
  };
  return [
    {
      id: "date",
      header: t.date,
      cell: (row) => <DateTime instant={row.createdAt} pattern="transaction" />,
      sortBy: "createdAt",
      isDescendingFirst: true,
      isNumeric: true,
      listLine: 3,
      width: 148,
    },
    {
      id: "description",
      header: t.description,
      cell: (row) => <TransactionDescription row={row} />,
      isRowHeader: true,
      width: "60%",
      minWidth: 320,
    },
    ...(hasCompany ? [company] : []),
    {
      id: "status",
      header: t.status,
      cell: (row) => <TransactionStatusCell status={row.status} />,
      sortBy: "status",
      priority: 3,
      listLine: 2,
      width: 120,
    },
    {
      id: "amount",
      header: t.amount,
      cell: (row) => <TransactionAmount row={row} />,
      sortBy: "amount",
      isDescendingFirst: true,
      align: "end",
      isNumeric: true,
      listLine: 2,
      width: 98,
    },
    {
      id: "balance",
      header: t.balance,
      cell: (row) => <BalanceAfter balanceUsd={row.balanceUsd} />,
      sortBy: "balance",
      priority: 4,
      isDescendingFirst: true,
      align: "end",
      isNumeric: true,
      listLine: false,
      width: 108,
    },
  ];
}
