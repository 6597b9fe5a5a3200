import type { ReactNode } from "react";

import { SearchField, type SearchFieldProps } from "../ui/search-field/index.js";
import { Toolbar } from "../ui/widget-header/index.js";

/** Props of {@link ListToolbar}. */
export interface ListToolbarProps extends Pick<SearchFieldProps, "onEnter"> {
  /** Names the search, and stands in it. */
  search: string;
  model: { view: { text: string }; change: (change: { text: string }) => void; activeFilterCount: number };
  /** `FilterChip`s. */
  filters?: ReactNode;
  /** The sort control, at the end. */
  end?: ReactNode;
}

/** Search, filters and order above a list of records. */
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
