// oxlint-disable jsx-a11y/no-redundant-roles jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers take the roles
// of table elements away where the list layout changes their display, so they are written out.
import type { ReactNode } from "react";

import { ArrowDown, ArrowUp } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { HeadText, SortButton, Unseen } from "./Table.styles.js";

/** A header in the table's model. */
export interface HeadCell {
  id: string;
  text: string;
  data: Record<string, string | number | boolean | undefined>;
  sorted: "asc" | "desc" | false;
  /** The sort order after a press; undefined if the column cannot be sorted. */
  onSort: (() => void) | undefined;
  nextDirection: "asc" | "desc";
}

interface TableHeadProps {
  cells: readonly HeadCell[];
  /** The checkbox of the page. */
  check: ReactNode;
  /** The name of the actions column, which only assistive technology reads. */
  actions: string | undefined;
  /** Chooses the columns; it is above the actions. */
  columnMenu: ReactNode;
}

/** The header row: it stays in view, and its sortable labels are buttons. */
export function TableHead({ cells, check, actions, columnMenu }: TableHeadProps) {
  return (
    <thead role="rowgroup">
      <tr role="row" aria-rowindex={1}>
        {check !== undefined && (
          <th role="columnheader" scope="col" data-kind="check">
            {check}
          </th>
        )}
        {cells.map(({ id, text, data, sorted, onSort, nextDirection }) => (
          <th
            key={id}
            role="columnheader"
            scope="col"
            {...data}
            aria-sort={onSort && ariaSort(sorted)}
            data-sorted={sorted || undefined}
          >
            {onSort ? (
              <SortButton type="button" onClick={onSort}>
                <span>{text}</span>
                <Icon icon={(sorted || nextDirection) === "asc" ? ArrowUp : ArrowDown} size={12} />
              </SortButton>
            ) : (
              <HeadText>{text}</HeadText>
            )}
          </th>
        ))}
        {(actions !== undefined || columnMenu !== undefined) && (
          <th role="columnheader" scope="col" data-kind="actions">
            {actions !== undefined && <Unseen>{actions}</Unseen>}
            {columnMenu}
          </th>
        )}
      </tr>
    </thead>
  );
}

const ariaSort = (sorted: "asc" | "desc" | false) =>
  sorted === false ? "none" : sorted === "asc" ? "ascending" : "descending";
