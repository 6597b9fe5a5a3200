import { useCallback, useState } from "react";

import { noSelection, type TableSelection } from "../ui/table/index.js";
import type { ListRules, ListView } from "./listView.js";
import { type KeptView, type OnViewChange, useWidgetView } from "./useWidgetView.js";

/** The props with which a host sets the view of a list. */
export interface ListOptions<View extends object> {
  /** The view to begin with, for example from the page's URL. Invalid values are ignored. */
  initialView?: Partial<View> | undefined;
  /**
   * Called on every change of the view, with the values that differ from the defaults. Pass them back as `initialView`
   * to restore the view.
   */
  onViewChange?: OnViewChange<View> | undefined;
}

/**
 * The state of a list: its view, its selection, and the rows that were removed from it. A change that affects which
 * rows match clears the selection; changing the page, the rows per page or the order does not.
 *
 * @param kept the part of the view that is stored in the list memory, if it differs from that of the rules
 */
export function useListPage<View extends ListView>(
  rules: ListRules<View>,
  { initialView, onViewChange }: ListOptions<View>,
  kept: KeptView<View> = rules.kept,
) {
  const [view, changeView] = useWidgetView(rules, initialView, onViewChange, kept);
  const [selection, select] = useState<TableSelection>(noSelection);
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set());
  const clear = useCallback(() => select(noSelection), []);
  const change = useCallback(
    (next: Partial<View>) => {
      if (rules.changesRows(next)) clear();
      changeView(next);
    },
    [rules, changeView, clear],
  );
  return {
    /** The list's name in the host's memory. */
    list: rules.kept.list,
    view,
    change,
    isFiltered: rules.isFiltered(view),
    activeFilterCount: rules.activeFilterCount(view),
    clearFilters: () => change(rules.cleared),

    selection,
    select,
    clear,
    /** Clears this selection, unless another was made meanwhile. */
    unselect: (made: TableSelection) => select((selected) => (selected === made ? noSelection : selected)),

    /** Rows that are hidden before the server has responded. */
    leaving,
    takeOff: (ids: readonly string[]) => setLeaving((all) => new Set([...all, ...ids])),
    putBack: (ids: readonly string[]) => setLeaving((all) => new Set([...all].filter((id) => !ids.includes(id)))),
  };
}

/** The result of {@link useListPage}. */
export type ListPage<View extends ListView> = ReturnType<typeof useListPage<View>>;
