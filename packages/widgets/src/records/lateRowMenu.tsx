import type { ComponentType, ReactNode } from "react";

import { whenWanted } from "../lib/whenWanted.js";
import { LateMenuPanel, Menu, type MenuEntry } from "../ui/menu/index.js";
import type { RowMenuPlace } from "../ui/table/index.js";

/** Props of a component that makes the entries of a row's menu. */
export interface RowEntriesProps<Row, Options> {
  row: Row;
  options: Options;
  /** Renders the menu. The component does not import it, because bundlers then split the page into more files. */
  draw: (entries: MenuEntry[]) => ReactNode;
}

/**
 * Makes the menu of a row, whose entries are loaded once it is opened, or in advance with `preload`. They are in a file of
 * their own, so that the menu opens without the code of what its entries do. A row that has nothing for this session must
 * get no menu.
 *
 * @example
 * const menuOf = lateRowMenu(() => import("./menuActions.js").then(({ ProductEntries }) => ProductEntries));
 * const rowActions = { menu: menuOf(row, options) };
 */
export function lateRowMenu<Row, Options>(load: () => Promise<ComponentType<RowEntriesProps<Row, Options>>>) {
  const Entries = whenWanted(() => {
    LateMenuPanel.preload();
    return load();
  }, "all");
  const menuOf = (row: Row, options: Options) => (place: RowMenuPlace) => (
    <Entries isWanted row={row} options={options} draw={(entries) => <Menu {...place} items={entries} />} />
  );
  return Object.assign(menuOf, { preload: Entries.preload });
}
