import { useMessages } from "../../i18n/index.js";
import { ChoiceFilter } from "../../lists/ChoiceFilter.js";
import { transactionStatuses, transactionTypes } from "./transactions.model.js";
import { transactionsMessages } from "./transactions.messages.js";
import type { TransactionsView } from "./transactions.types.js";

/** Props of {@link TransactionFilters}. */
export interface TransactionFiltersProps {
  view: Pick<TransactionsView, "types" | "statuses">;
  onChange: (change: Partial<Pick<TransactionsView, "types" | "statuses">>) => void;
}

/** Narrows a list of transactions (B-BAL-14, B-BAL-15). */
export function TransactionFilters({ view, onChange }: TransactionFiltersProps) {
  const t = useMessages(transactionsMessages);
  return (
    <>
      <ChoiceFilter
        label={t.status}
        ids={transactionStatuses}
        texts={t}
        chosen={view.statuses}
        onChange={(statuses) => onChange({ statuses })}
      />
      <ChoiceFilter
        label={t.type}
        ids={transactionTypes}
        texts={t}
        chosen={view.types}
        onChange={(types) => onChange({ types })}
      />
    </>
  );
}
