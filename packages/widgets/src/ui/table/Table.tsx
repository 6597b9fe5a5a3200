// oxlint-disable jsx-a11y/no-redundant-roles jsx-a11y/no-interactive-element-to-noninteractive-role -- browsers take the roles
// of table elements away where the list layout changes their display, so they are written out.
import { useMemo, useRef } from "react";

import { useMessages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { useMediaQuery } from "../../lib/useMediaQuery.js";
import { wantedPart } from "../../lib/wantedPart.js";
import { useMadeClass } from "../../styled/index.js";
import { useSkeletonTime } from "../skeleton/index.js";
import { TooltipArea } from "../tooltip/index.js";
import { type Choice, noSelecting } from "./choice.js";
import { ColumnMenu } from "./ColumnMenu.js";
import { tableMessages } from "./table.messages.js";
import { Exit, Grid, Root, Scroller, Unseen } from "./Table.styles.js";
import type { TableProps } from "./Table.types.js";
import { TableHead } from "./TableHead.js";
import { fitRules, tableFits } from "./tableLayout.js";
import type { RowKey } from "./tableNavigation.js";
import { TableRow } from "./TableRow.js";
import { TableSkeleton } from "./TableSkeleton.js";
import { useColumnChoice } from "./useColumnChoice.js";
import { useGridEvents } from "./useGridEvents.js";
import { useRowFocus } from "./useRowFocus.js";
import { useTableModel } from "./useTableModel.js";

/** It appears only if reading takes a noticeable time. */
const Refetching = wantedPart(() => import("./Refetching.js").then((code) => code.Refetching));

const checkWidth = 52;

/**
 * One page of a list that the server sorts and pages. It shows as many whole columns as its container has room for; below
 * 640 px each row is an item of two or three lines. Rows are focusable: the arrow, Home, End and Page keys move between them,
 * Enter opens a row, Space selects it, Shift extends the selection, Ctrl or Cmd + A selects the page, and Escape clears the
 * selection. Arrow left and right, or Tab, move to the controls inside a row.
 *
 * It fills the height of a flex column and scrolls inside; elsewhere it grows with its rows.
 *
 * @example
 * const columns: TableColumn<CallRow>[] = [
 *   { id: "customer", header: "Customer", cell: (row) => <CellText>{row.customer}</CellText>, isRowHeader: true },
 *   { id: "time", header: "Time", cell: (row) => row.startedAgo, sortBy: "startAt", isDescendingFirst: true },
 * ];
 * <Table label="Calls" columns={columns} rows={rows} getRowId={(row) => row.id} rowLabel={(row) => row.customer}
 *   sort={sort} onSortChange={setSort} selects={selecting({ selection, onChange: setSelection })} onRowOpen={openCall} />
 */
export function Table<Row extends object, Sort extends string = string>(props: TableProps<Row, Sort>) {
  const { selects, rows, getRowId, placeholder } = props;
  if (!selects) return <Drawn {...props} rowChoice={undefined} />;
  const { Choosing, ...options } = selects;
  return (
    <Choosing {...options} pageIds={placeholder === undefined ? rows.map(getRowId) : []}>
      {(rowChoice) => <Drawn {...props} rowChoice={rowChoice} />}
    </Choosing>
  );
}

interface DrawnProps<Row extends object, Sort extends string> extends TableProps<Row, Sort> {
  /** Undefined if rows cannot be selected. */
  rowChoice: Choice | undefined;
}

function Drawn<Row extends object, Sort extends string>(props: DrawnProps<Row, Sort>) {
  const { rowChoice, columns, onRowOpen, rowKeys, rowLabel, renderActions } = props;
  const t = useMessages(tableMessages);
  const { shortcuts } = useHost();
  const phase = useSkeletonTime(props.isLoading ?? false);
  const { rows, head } = useTableModel(props);

  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const scrollerRef = useRef<HTMLDivElement>(null);
  const exitRef = useRef<HTMLSpanElement>(null);

  const hasRows = phase === "done" && props.placeholder === undefined;
  const pageIds = useMemo(() => rows.map((row) => row.id), [rows]);
  const hasCheck = rowChoice !== undefined;
  const focus = useRowFocus(pageIds, bodyRef, exitRef);
  const rowOf = (id: string) => rows[pageIds.indexOf(id)]?.original;
  const choose = rowChoice ?? noSelecting;
  const onNear = () => {
    Refetching.preload();
    rowChoice?.onNear();
  };
  const isTouch = useMediaQuery("(pointer: coarse)");
  const events = useGridEvents({
    pageIds,
    focus,
    selection: choose,
    pressChooses: isTouch && choose.isChoosing,
    scrollerRef,
    onOpen:
      onRowOpen &&
      ((id) => {
        const row = rowOf(id);
        if (row !== undefined) onRowOpen(row);
      }),
    onRowKey(key: RowKey, id) {
      const row = rowOf(id);
      const act = shortcuts ? rowKeys?.[key] : undefined;
      if (row === undefined || !act) return false;
      act(row);
      return true;
    },
  });

  const offset = (props.pageOffset ?? 0) + 2;
  const chooser = useColumnChoice(props.list, columns);
  const { choice } = chooser;
  const isChoosable = columns.filter(({ isListOnly }) => !isListOnly).length > 2;
  const buttons = renderActions ? (props.actionsCount ?? 2) : isChoosable ? 1 : 0;
  const actionsWidth = buttons > 0 ? widthOfActions(buttons, isTouch) : undefined;
  const { fits, rules } = useMemo(() => {
    const frame = { check: hasCheck ? checkWidth : undefined, actions: actionsWidth };
    const fits = tableFits(columns, frame, choice);
    return { fits, rules: fitRules(fits, columns, frame) };
  }, [columns, hasCheck, actionsWidth, choice]);

  return (
    <Root className={props.className} data-part="table" data-density={props.density}>
      <TooltipArea>
        <Scroller
          ref={scrollerRef}
          data-choosing={choose.isChoosing || undefined}
          onPointerEnter={onNear}
          onFocus={onNear}
        >
          {(hasRows || phase !== "done") && rowChoice?.bar}
          <Grid
            className={useMadeClass(rules)}
            role="grid"
            aria-label={props.label}
            aria-rowcount={props.totalCount === undefined ? undefined : props.totalCount + 1}
            aria-multiselectable={hasCheck || undefined}
            aria-busy={phase !== "done" || props.isRefetching || undefined}
            data-opens={onRowOpen !== undefined || undefined}
          >
            <TableHead
              cells={head}
              actions={renderActions && t.actions}
              columnMenu={
                isChoosable ? (
                  <ColumnMenu
                    {...chooser}
                    columns={columns}
                    fits={fits}
                    widthNow={() => scrollerRef.current?.clientWidth ?? 0}
                  />
                ) : undefined
              }
              check={rowChoice?.pageBox}
            />
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one set of handlers for all rows */}
            <tbody
              ref={bodyRef}
              role="rowgroup"
              data-loading={phase !== "done" || undefined}
              onFocus={focus.onFocus}
              onBlur={focus.onBlur}
              {...rowChoice?.longPress}
              onPointerDown={(event) => {
                focus.onPointerDown(event);
                rowChoice?.longPress.onPointerDown(event);
              }}
              {...events}
            >
              {phase !== "done" && (
                <TableSkeleton
                  columns={columns}
                  rowCount={props.skeletonRowCount ?? 10}
                  hasCheck={hasCheck}
                  hasActions={renderActions !== undefined}
                  isBlank={phase === "waiting"}
                />
              )}
              {hasRows &&
                rows.map(({ id, original }, index) => (
                  <TableRow
                    key={id}
                    id={id}
                    row={original}
                    rowIndex={offset + index}
                    columns={columns}
                    isActive={id === focus.activeId}
                    isOpen={id === props.openRowId}
                    isSelected={rowChoice?.isSelected(id)}
                    SelectBox={rowChoice?.Box}
                    selectLabel={rowChoice ? t.selectRow({ row: rowLabel(original) }) : ""}
                    selectionDisabledReason={rowChoice?.disabledReason}
                    selectionDisabledReasonId={rowChoice?.disabledReasonId}
                    onSelect={rowChoice?.onSelect}
                    renderActions={renderActions}
                    expansion={id === props.expandedRowId ? props.renderExpanded?.(original) : undefined}
                  />
                ))}
            </tbody>
          </Grid>
          <Exit ref={exitRef} tabIndex={-1} />
          {phase === "done" && props.placeholder}
        </Scroller>
      </TooltipArea>
      {props.isRefetching && phase === "done" && <Refetching isWanted />}
      <Unseen role="status">{phase === "shown" ? t.loading : ""}</Unseen>
    </Root>
  );
}

/** The px of this number of buttons with 2 between them, and the space beside them. */
function widthOfActions(count: number, isTouch: boolean): number {
  return count * (isTouch ? 44 : 28) + (count - 1) * 2 + 12 + 24;
}
