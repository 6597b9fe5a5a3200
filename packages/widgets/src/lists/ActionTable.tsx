import { useMemo } from "react";

import { RowActions, type RowActionsProps } from "../ui/table/index.js";
import { RecordTable, type RecordTableProps } from "./RecordTable.js";

/** Props of {@link ActionTable}. */
export interface ActionTableProps<Row extends { id: string }, Sort extends string> extends Omit<
  RecordTableProps<Row, Sort>,
  "renderActions"
> {
  /** The actions of a row: buttons in the row, and a menu for the others. Pass a stable function. */
  rowActions?: (row: Row) => Omit<RowActionsProps, "rowName">;
  /**
   * The name that the accessible names of a row's actions contain, if it differs from `rowLabel`. Pass a stable
   * function. @default rowLabel
   */
  actionsLabel?: (row: Row) => string;
}

/** A `RecordTable` whose rows have actions. Other lists do not load the code for them. */
export function ActionTable<Row extends { id: string }, Sort extends string = string>({
  rowActions,
  actionsLabel,
  ...table
}: ActionTableProps<Row, Sort>) {
  const nameOf = actionsLabel ?? table.rowLabel;
  const renderActions = useMemo(
    () => rowActions && ((row: Row) => <RowActions rowName={nameOf(row)} {...rowActions(row)} />),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function for the label returns the same labels
    [rowActions],
  );
  return <RecordTable {...table} {...(renderActions && { renderActions })} />;
}
