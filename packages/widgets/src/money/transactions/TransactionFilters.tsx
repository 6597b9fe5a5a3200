import { useMessages } from "../../i18n/index.js";
import { FilterChip } from "../../ui/filter-chip/index.js";
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
  const statuses = transactionStatuses.map((id) => ({ id, label: t[id] }));
  const types = transactionTypes.map((id) => ({ id, label: t[id] }));
  return (
    <>
      <FilterChip
        label={t.status}
        options={statuses}
        value={statuses.filter(({ id }) => view.statuses.includes(id))}
        onChange={(chosen) =>
          onChange({ statuses: transactionStatuses.filter((status) => chosen.some(({ id }) => id === status)) })
        }
      />
      <FilterChip
        label={t.type}
        options={types}
        value={types.filter(({ id }) => view.types.includes(id))}
        onChange={(chosen) =>
          onChange({ types: transactionTypes.filter((type) => chosen.some(({ id }) => id === type)) })
        }
      />
    </>
  );
}
