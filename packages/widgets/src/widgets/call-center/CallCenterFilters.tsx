import type { Messages } from "../../i18n/index.js";
import { ListToolbar } from "../../lists/ListToolbar.js";
import { sortOptions, type SortOption } from "../../lists/sortOptions.js";
import { FilterChip } from "../../ui/filter-chip/index.js";
import { SortMenu } from "../../ui/table/index.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import type { CallCenterSort } from "./CallCenter.types.js";
import type { CallCenterModel } from "./useCallCenter.js";
import type { Filter } from "./useCallCenterFilters.js";

/** Props of {@link CallCenterFilters}. */
export interface CallCenterFiltersProps {
  t: Messages<typeof firstCallCenterMessages>;
  model: Pick<CallCenterModel, "view" | "change" | "activeFilterCount" | "filters">;
  /** Whether the items can be filtered by seller. Only managers can do so; sellers never can. */
  hasSellers: boolean;
}

/** The search, the filters and the order above the list. */
export function CallCenterFilters({ t, model, hasSellers }: CallCenterFiltersProps) {
  const { view, change, filters } = model;
  return (
    <ListToolbar
      search={t.search}
      model={model}
      filters={
        <>
          <FilterChip
            label={t.product}
            {...asFilter(filters.products)}
            onChange={(chosen) => change({ productIds: idsOf(chosen) })}
          />
          <FilterChip
            label={t.customer}
            {...asFilter(filters.customers)}
            onChange={(chosen) => change({ potentialCustomerCompanyIds: idsOf(chosen) })}
          />
          {hasSellers && (
            <FilterChip
              label={t.seller}
              {...asFilter(filters.sellers)}
              onChange={(chosen) => change({ sellerCompanyIds: idsOf(chosen) })}
            />
          )}
        </>
      }
      end={
        <SortMenu
          sort={view.sortBy}
          options={sortOptions(usualSorts(t), columnNames(t), view.sortBy)}
          onSortChange={(sortBy) => change({ sortBy })}
        />
      }
    />
  );
}

function asFilter({ options, chosen, isLoading, search, loadMore }: Filter) {
  return {
    options,
    value: chosen,
    isLoading,
    onSearch: search,
    onOpenChange: (isOpen: boolean) => isOpen && search(""),
    onLoadMore: loadMore,
  };
}

/** The most useful orders, described in words. */
const usualSorts = (t: Messages<typeof firstCallCenterMessages>): readonly SortOption<CallCenterSort>[] => [
  { sort: "-createdAt", label: t.sortNewest },
  { sort: "createdAt", label: t.sortOldest },
  { sort: "potentialCustomerCompany", label: t.sortCustomer },
  { sort: "-callsCount", label: t.sortMostCalls },
  { sort: "callsCount", label: t.sortFewestCalls },
];

const columnNames = (t: Messages<typeof firstCallCenterMessages>) => ({
  potentialCustomerCompany: t.customer,
  headquarterCountry: t.country,
  contact: t.contact,
  product: t.product,
  sellerCompanyNumber: t.number,
  language: t.language,
  sellerCompany: t.seller,
});

function idsOf(chosen: readonly { id: string }[]): string[] {
  return chosen.map(({ id }) => id);
}
