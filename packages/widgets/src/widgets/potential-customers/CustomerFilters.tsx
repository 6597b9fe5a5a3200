import { useState } from "react";

import { SellerFilter } from "../../companies/SellerFilter.js";
import type { Messages } from "../../i18n/index.js";
import { ListToolbar } from "../../lists/ListToolbar.js";
import type { Option } from "../../ui/combo-box/index.js";
import { FilterChip } from "../../ui/filter-chip/index.js";
import type { firstPotentialCustomersMessages } from "./potentialCustomers.firstTexts.js";
import type { PotentialCustomersModel } from "./usePotentialCustomers.js";

/** Props of {@link CustomerFilters}. */
export interface CustomerFiltersProps {
  t: Messages<typeof firstPotentialCustomersMessages>;
  model: Pick<PotentialCustomersModel, "view" | "change" | "activeFilterCount" | "tagFilter" | "sellerFilter" | "rows">;
  hasSellers: boolean;
}

/** The pause in typing, in ms, after which tags are searched (B-TAG-09). */
const tagDebounceMs = 400;

/** The search and the filters above the list. A manager sees the records of one company at a time, or the catalogue. */
export function CustomerFilters({ t, model, hasSellers }: CustomerFiltersProps) {
  const { view, change, tagFilter, sellerFilter, rows } = model;
  const nameOf = useKnownNames([
    ...rows.flatMap(({ tags }) => tags.map(({ id, title }) => ({ id, label: title }))),
    ...tagFilter.options,
  ]);
  return (
    <ListToolbar
      search={t.search}
      model={model}
      filters={
        <>
          <FilterChip
            label={t.tag}
            debounceMs={tagDebounceMs}
            {...tagFilter}
            value={view.tagIds.map((id) => ({ id, label: nameOf(id) ?? t.chosen }))}
            onChange={(chosen) => change({ tagIds: chosen.map(({ id }) => id) })}
          />
          {hasSellers && (
            <SellerFilter filter={sellerFilter} onChange={(sellerCompanyId) => change({ sellerCompanyId })} />
          )}
        </>
      }
    />
  );
}

/**
 * The names of all options that were seen, by id. A URL contains only ids, and the next search returns other options.
 */
function useKnownNames(seen: readonly Option[]): (id: string) => string | undefined {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const all = new Map([...names, ...seen.map(({ id, label }) => [id, label] as const)]);
  if ([...all].some(([id, label]) => names.get(id) !== label)) setNames(all);
  return (id) => names.get(id);
}
