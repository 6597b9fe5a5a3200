export { CellText, type CellTextProps } from "./CellText.js";
export { ExpansionRow } from "./ExpansionRow.js";
export { RowActions, type QuickAction, type RowActionsProps, type RowMenuPlace } from "./RowActions.js";
export { SortMenu, type SortMenuProps } from "./SortMenu.js";
export { Table } from "./Table.js";
export { selecting, type Selecting, type SelectingOptions } from "./selecting.js";
export { tableMessages } from "./table.messages.js";
export type { TableColumn, TableProps } from "./Table.types.js";
export { neighbourRowId, type RowKey } from "./tableNavigation.js";
export {
  hasSelection,
  isSelected,
  noSelection,
  pageSelection,
  selectedCount,
  type PageSelection,
  type TableSelection,
} from "./tableSelection.js";
