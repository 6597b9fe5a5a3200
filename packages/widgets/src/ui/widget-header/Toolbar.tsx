import { useState, type ReactNode } from "react";

import { useMessages } from "../../i18n/index.js";
import { Button } from "../button/index.js";
import { ListFilter } from "../icon/generated/icons.js";
import { widgetHeaderMessages } from "./widgetHeader.messages.js";
import { End, FilterCount, Filters, FiltersButton, Search, ToolRow, Tools } from "./WidgetHeader.styles.js";

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  /** A `SearchField`. */
  search?: ReactNode;
  /** `FilterChip`s. */
  filters?: ReactNode;
  /** How many filters are set, shown on the button that opens them in a narrow container. */
  activeFilterCount?: number;
  /** The sort control, at the end. */
  end?: ReactNode;
  className?: string;
}

/**
 * The search, filters and sort control above a list. In a container below 640 px, filters and sort are behind a button.
 *
 * @example
 * <Toolbar search={<SearchField … />} filters={<FilterChip … />} activeFilterCount={1} end={<SortMenu … />} />
 */
export function Toolbar({ search, filters, activeFilterCount = 0, end, className }: ToolbarProps) {
  const t = useMessages(widgetHeaderMessages);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Tools className={className} data-part="toolbar">
      <ToolRow>
        {search !== undefined && <Search>{search}</Search>}
        {filters !== undefined && (
          <>
            <FiltersButton>
              <Button icon={ListFilter} aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
                {t.filters}
                {activeFilterCount > 0 && <FilterCount>{activeFilterCount}</FilterCount>}
              </Button>
            </FiltersButton>
            <Filters data-open={isOpen || undefined}>{filters}</Filters>
          </>
        )}
        {end !== undefined && (
          <End data-folds={filters !== undefined || undefined} data-open={isOpen || undefined}>
            {end}
          </End>
        )}
      </ToolRow>
    </Tools>
  );
}
