import { useMessages } from "../i18n/index.js";
import { FilterChip } from "../ui/filter-chip/index.js";
import { sellerFilterMessages } from "./sellerFilter.messages.js";
import type { SellerFilterState } from "./useSellerFilter.js";

/** Props of {@link SellerFilter}. */
export interface SellerFilterProps {
  filter: SellerFilterState;
  /** Told the chosen company's id, or "". */
  onChange: (sellerCompanyId: string) => void;
}

/** How long typing has to pause. */
const debounceMs = 300;

/** Narrows a list to one seller company (B-ROLE-01). */
export function SellerFilter({ filter, onChange }: SellerFilterProps) {
  const t = useMessages(sellerFilterMessages);
  const { choices, chosen, open } = filter;
  return (
    <FilterChip
      label={t.seller}
      {...choices}
      debounceMs={debounceMs}
      value={chosen ? [{ id: chosen.id, label: chosen.name ?? t.chosen }] : []}
      // Choosing another company leaves the former.
      onChange={(options) => onChange(options.findLast(({ id }) => id !== chosen?.id)?.id ?? "")}
      onOpenChange={(isOpen) => isOpen && open()}
    />
  );
}
