import type { ReactNode } from "react";

import { EmptyState } from "../ui/empty-state/index.js";
import type { IconShape } from "../ui/icon/index.js";
import { WidgetHeader, type WidgetHeaderProps } from "../ui/widget-header/index.js";
import { ActionTable, type ActionTableProps } from "./ActionTable.js";
import type { TableModel } from "./RecordTable.js";

/** Props of {@link ListPage}. */
export interface ListPageProps<Row extends { id: string }, Sort extends string>
  extends
    Omit<ActionTableProps<Row, Sort>, "label" | "list" | "model" | "forbidden" | "empty">,
    Pick<WidgetHeaderProps, "headingLevel" | "actions" | "filter" | "primary"> {
  t: { title: string; empty: string; forbidden: string };
  /** The results of `useListPage` and `useRecordList` together. */
  model: TableModel<Row, Sort> & { list: string };
  /** The content between the title and the rows: a `ListToolbar`. */
  toolbar?: ReactNode;
  /** The icon for an empty list. */
  icon: IconShape;
  /** The next step for an empty list: a button. */
  emptyAction?: ReactNode;
}

/**
 * A widget that is a list: its title with the number of records, a toolbar, and an `ActionTable`.
 *
 * @example
 * <ListPage
 *   t={t} model={model} headingLevel={headingLevel} icon={Package}
 *   columns={columns} rowLabel={(row) => row.name}
 *   toolbar={<ListToolbar search={t.search} model={model} />}
 * />
 */
export function ListPage<Row extends { id: string }, Sort extends string = string>({
  toolbar,
  emptyAction,
  ...page
}: ListPageProps<Row, Sort>) {
  const { t, model, icon } = page;
  return (
    <>
      <WidgetHeader {...page} title={t.title} count={model.totalCount} />
      {toolbar}
      <ActionTable
        {...page}
        label={t.title}
        list={model.list}
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
