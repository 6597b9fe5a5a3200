import { useState } from "react";

import type { Messages } from "../../i18n/index.js";
import { FilterChip } from "../../ui/filter-chip/index.js";
import { SearchField } from "../../ui/search-field/index.js";
import { Toolbar } from "../../ui/widget-header/index.js";
import type { potentialCustomersMessages } from "./potentialCustomers.messages.js";
import type { AsyncFilter, FilterChoice } from "./useCustomerFilters.js";
import type { PotentialCustomersModel } from "./usePotentialCustomers.js";

/** Props of {@link CustomerFilters}. */
export interface CustomerFiltersProps {
  t: Messages<typeof potentialCustomersMessages>;
  model: Pick<PotentialCustomersModel, "view" | "change" | "filters" | "rows">;
  hasSellers: boolean;
}

/** Search and filters above the list. A manager looks at one company at a time, or at the catalogue. */
export function CustomerFilters({ t, model, hasSellers }: CustomerFiltersProps) {
  const { view, change, filters, rows } = model;
  const nameOf = useKnownNames([
    ...rows.flatMap(({ tags }) => tags.map(({ id, title }) => ({ id, label: title }))),
    ...filters.tags.choices,
    ...filters.sellers.choices,
  ]);
  const named = (ids: readonly string[]) => ids.map((id) => ({ id, label: nameOf(id) ?? t.chosen }));
  const fromServer = ({ choices, isLoading, search }: AsyncFilter) => ({
    options: choices,
    isLoading,
    onSearch: search,
    onOpenChange: (isOpen: boolean) => isOpen && search(""),
  });
  return (
    <Toolbar
      search={
        <SearchField label={t.search} placeholder={t.search} value={view.text} onSearch={(text) => change({ text })} />
      }
      activeFilterCount={(view.tagIds.length > 0 ? 1 : 0) + (view.sellerCompanyId === "" ? 0 : 1)}
      filters={
        <>
          <FilterChip
            label={t.tag}
            debounceMs={400}
            {...fromServer(filters.tags)}
            value={named(view.tagIds)}
            onChange={(chosen) => change({ tagIds: chosen.map(({ id }) => id) })}
          />
          {hasSellers && (
            <FilterChip
              label={t.seller}
              {...fromServer(filters.sellers)}
              value={named(view.sellerCompanyId === "" ? [] : [view.sellerCompanyId])}
              // Choosing another company leaves the former.
              onChange={(chosen) => change({ sellerCompanyId: chosen.at(-1)?.id ?? "" })}
            />
          )}
        </>
      }
    />
  );
}

/** Names by id, of all that was ever seen: an address keeps only ids, and a search that goes on forgets what it found. */
function useKnownNames(seen: readonly FilterChoice[]): (id: string) => string | undefined {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const all = new Map([...names, ...seen.map(({ id, label }) => [id, label] as const)]);
  if ([...all].some(([id, label]) => names.get(id) !== label)) setNames(all);
  return (id) => names.get(id);
}
