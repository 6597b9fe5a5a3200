import type { ReactNode } from "react";

import { EmptyState } from "../ui/empty-state/index.js";
import type { IconShape } from "../ui/icon/index.js";
import { WidgetHeader, type WidgetHeaderProps } from "../ui/widget-header/index.js";
import { RecordTable, type RecordTableProps } from "./RecordTable.js";

/** Props of {@link ListPage}. */
export interface ListPageProps<Row extends { id: string }, Sort extends string>
  extends
    Omit<RecordTableProps<Row, Sort>, "label" | "forbidden" | "empty">,
    Pick<WidgetHeaderProps, "actions" | "filter" | "primary"> {
  t: { title: string; empty: string; forbidden: string };
  headingLevel: WidgetHeaderProps["headingLevel"] | undefined;
  /** What stands between the title and the rows: a `ListToolbar`. */
  toolbar?: ReactNode;
  /** The icon for an empty list. */
  icon: IconShape;
  /** The next step for an empty list: a button. */
  emptyAction?: ReactNode;
}

/**
 * A widget that is a list: its title with the number of records, a toolbar, and a `RecordTable`.
 *
 * @example
 * <ListPage
 *   t={t} model={model} headingLevel={headingLevel} icon={Package}
 *   list="products" columns={columns} rowLabel={(row) => row.name}
 *   toolbar={<ListToolbar search={t.search} model={model} />}
 * />
 */
export function ListPage<Row extends { id: string }, Sort extends string = string>({
  t,
  headingLevel,
  actions,
  filter,
  primary,
  toolbar,
  icon,
  emptyAction,
  ...table
}: ListPageProps<Row, Sort>) {
  const header = { headingLevel, actions, filter, primary };
  return (
    <>
      <WidgetHeader title={t.title} count={table.model.totalCount} {...header} />
      {toolbar}
      <RecordTable
        {...table}
        label={t.title}
        forbidden={t.forbidden}
        empty={
          <EmptyState icon={icon} action={emptyAction}>
            {t.empty}
          </EmptyState>
        }
      />
    </>
  );
}
