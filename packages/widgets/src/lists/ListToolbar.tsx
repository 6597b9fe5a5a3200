import type { ReactNode } from "react";

import { SearchField, type SearchFieldProps } from "../ui/search-field/index.js";
import { Toolbar } from "../ui/widget-header/index.js";

/** Props of {@link ListToolbar}. */
export interface ListToolbarProps extends Pick<SearchFieldProps, "onEnter"> {
  /** The accessible name and the placeholder of the search. */
  search: string;
  model: { view: { text: string }; change: (change: { text: string }) => void; activeFilterCount: number };
  /** The filters: `FilterChip`s. */
  filters?: ReactNode;
  /** The sort control, at the end. */
  end?: ReactNode;
}

/** The search, filters and sort control above a list of records. */
export function ListToolbar({ search, model, filters, end, ...field }: ListToolbarProps) {
  return (
    <Toolbar
      search={
        <SearchField
          label={search}
          placeholder={search}
          value={model.view.text}
          onSearch={(text) => model.change({ text })}
          {...field}
        />
      }
      activeFilterCount={model.activeFilterCount}
      filters={filters}
      end={end}
    />
  );
}
