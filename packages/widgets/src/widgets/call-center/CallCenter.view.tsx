import { Download, Headset, Phone, CalendarClock, Plus, Trash2 } from "lucide-react";
import { useMemo, useRef, useState, type ReactNode } from "react";

import { CallPauseBanner } from "../../calls/pause/CallPauseBanner.js";
import type { CallTarget } from "../../calls/start/callTarget.js";
import { useFormats, type Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { useEvent } from "../../lib/useEvent.js";
import { Button } from "../../ui/button/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { listPlaceholder } from "../../ui/list-state/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { Pagination } from "../../ui/pagination/index.js";
import { SelectionBar } from "../../ui/selection-bar/index.js";
import { noSelection, pageSelection, RowActions, selectedCount, Table } from "../../ui/table/index.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import { callCenterColumns } from "./callCenterColumns.js";
import { CallCenterFilters } from "./CallCenterFilters.js";
import type { callCenterMessages } from "./callCenter.messages.js";
import { callObstacle, clearedFilters } from "./callCenter.model.js";
import { Rows } from "./CallCenter.styles.js";
import type { CallCenterRow } from "./CallCenter.types.js";
import { menuActions, quickActions, type RowAction, type RowActionOptions } from "./rowActions.js";
import type { CallCenterModel } from "./useCallCenter.js";

const CallPopover = onDemand(() => import("./CallPopover.js").then(({ CallPopover }) => CallPopover), "all");

/** Props of {@link CallCenterList}. */
export interface CallCenterListProps {
  t: Messages<typeof callCenterMessages>;
  model: CallCenterModel;
  headingLevel?: 1 | 2 | 3 | undefined;
  canOpenCustomer: boolean;
  onAct: (action: RowAction, row: CallCenterRow) => void;
  /** Whom a call from an item goes to. */
  targetOf: (row: CallCenterRow) => CallTarget;
  onOpenCall: ((event: { callId: string }) => void) | undefined;
  /** Asks first: it costs money. */
  onCallChosen: (count: number) => void;
  /** Asks first: it destroys. */
  onDeleteChosen: (count: number) => void;
  /** Told that somebody is near the rows, and may soon open one. */
  onApproach: () => void;
}

/** The call center as it is drawn: header, filters, the list in one of its states, the call popover. */
export function CallCenterList(props: CallCenterListProps) {
  const { t, model, canOpenCustomer } = props;
  const { viewer, state, view, change, selection, rows, totalCount = 0 } = model;
  const formats = useFormats();
  const may = useMay();
  const isManager = viewer?.isManager ?? false;
  const upgrade = viewer?.isFreePackage ? t.upgradePlan : undefined;
  const columns = useMemo(() => callCenterColumns(t, formats, isManager), [t, formats, isManager]);
  const { place, called, popover, openPopover } = useCallPopover(props);

  const onAct = useEvent(props.onAct);
  const onCall = useEvent(openPopover);
  const { onOpenCall: openCall } = props;
  const goToCall = useEvent((callId: string) => openCall?.({ callId }));
  const onOpenCall = openCall && goToCall;
  const callingId = popover.isOpen ? called?.id : undefined;
  const rowOptions = useMemo<RowActionOptions>(
    () => ({ t, canOpenCustomer, callingId, onAct, onCall, onOpenCall }),
    [t, canOpenCustomer, callingId, onAct, onCall, onOpenCall],
  );
  const renderActions = useMemo(
    () => (row: CallCenterRow) => (
      <RowActions
        rowName={row.contact ?? row.customer ?? t.unnamed}
        quick={quickActions(row, rowOptions)}
        menu={menuActions(row, rowOptions, "row")}
      />
    ),
    [t, rowOptions],
  );

  const approach = () => {
    CallPopover.preload();
    props.onApproach();
  };

  const count = selectedCount(selection, totalCount);
  const pageIds = rows.map((row) => row.id);
  const exportAction = (onAction: () => void) => ({
    id: "export",
    needs: "exportPhoneBooks" as const,
    label: t.export,
    icon: Download,
    isBusy: model.isExporting,
    disabledReason: upgrade,
    onAction,
  });
  const callsChosen = [
    {
      id: "callNow",
      needs: "startCalls" as const,
      label: t.callSelectedNow,
      icon: Phone,
      isLead: true,
      isBusy: model.isStarting,
      disabledReason: upgrade,
      onAction: () => props.onCallChosen(count),
    },
    {
      id: "callLater",
      needs: "startCalls" as const,
      label: t.callSelectedLater,
      icon: CalendarClock,
      disabledReason: upgrade,
      onAction: () => model.askChosenLater(count),
    },
  ];
  const deleteChosen = {
    id: "delete",
    needs: "deletePhoneBooks" as const,
    label: t.delete,
    icon: Trash2,
    disabledReason: upgrade,
    onAction: () => props.onDeleteChosen(count),
  };
  const exportAll = exportAction(() => void model.exportAll());
  // Without a plan no row can be chosen, so what could be done with chosen rows is offered beside the title.
  const ofEveryRow = upgrade === undefined ? [exportAll] : [...callsChosen, exportAll, deleteChosen];
  // What may be done is offered once it is known who asks.
  const offered = viewer ? ofEveryRow : [];

  return (
    <>
      <WidgetHeader
        title={t.title}
        headingLevel={props.headingLevel}
        count={model.totalCount}
        actions={offered}
        primary={
          viewer?.isSeller
            ? { id: "create", needs: "createPhoneBook", label: t.create, onAction: model.openNew }
            : undefined
        }
      />
      <CallPauseBanner pause={model.pause} />
      <CallCenterFilters t={t} model={model} hasSellers={isManager} />
      <Rows ref={place} onPointerEnter={approach}>
        <Table
          label={t.title}
          list="call-center"
          columns={columns}
          rows={rows}
          getRowId={rowId}
          rowLabel={(row) => row.customer ?? t.unnamed}
          totalCount={totalCount}
          pageOffset={view.page * view.perPage}
          sort={view.sortBy}
          onSortChange={(sortBy) => change({ sortBy })}
          selection={selection}
          onSelectionChange={model.select}
          selectionDisabledReason={upgrade}
          isLoading={state.status === "loading"}
          skeletonRowCount={view.perPage}
          isRefetching={state.status === "ready" && state.isRefetching}
          placeholder={placeholder()}
          openRowId={view.openItemId || callingId}
          onRowOpen={(row) => onAct("open", row)}
          rowKeys={{
            ...(may("startCalls") && { c: (row: CallCenterRow) => openPopover(row) }),
            ...(may("updatePhoneBook") && { e: (row: CallCenterRow) => onAct("edit", row) }),
            ...(may("deletePhoneBook") && { Delete: (row: CallCenterRow) => onAct("delete", row) }),
          }}
          renderActions={renderActions}
        />
      </Rows>
      <SelectionBar
        count={count}
        totalCount={totalCount}
        onSelectAll={pageSelection(selection, pageIds) === "every" ? () => model.select("all") : undefined}
        onClear={() => model.select(noSelection)}
        actions={[...callsChosen, "separator", exportAction(() => void model.exportChosen()), deleteChosen]}
      />
      {state.status === "ready" && (
        <Pagination
          page={view.page}
          perPage={view.perPage}
          totalCount={totalCount}
          onPageChange={(page) => change({ page })}
          onPerPageChange={(perPage) => change({ perPage })}
        />
      )}
      {called && popover.anchor && (
        <CallPopover
          key={called.id}
          target={props.targetOf(called)}
          anchor={popover.anchor}
          isOpen={popover.isOpen}
          onClose={popover.close}
          lockedSince={model.lockedSince(called.id)}
          rate={model.rate}
          onOpenCall={props.onOpenCall}
          onCallNow={(language) => void model.callNow(called, language)}
          onCallLater={(language) => model.askLater(called, language)}
        />
      )}
    </>
  );

  function placeholder(): ReactNode {
    return listPlaceholder(state, {
      forbidden: t.forbidden,
      onClearFilters: () => change(clearedFilters),
      empty: (
        <EmptyState
          icon={Headset}
          action={
            viewer?.isSeller && (
              <Button icon={Plus} needs="createPhoneBook" onPress={model.openNew}>
                {t.add}
              </Button>
            )
          }
        >
          {t.emptyTitle}
        </EmptyState>
      ),
    });
  }
}

const rowId = (row: CallCenterRow) => row.id;

/** Which row's call popover is open, and beside what. A row that is gone takes its popover with it. */
function useCallPopover({ model }: Pick<CallCenterListProps, "model">) {
  const place = useRef<HTMLDivElement>(null);
  const [target, setTarget] = useState<{ rowId: string; anchor: HTMLElement; isOpen: boolean }>();
  const openPopover = (row: CallCenterRow, anchor = callButton(place.current, row.id)) => {
    if (!anchor || callObstacle(row)) return;
    model.expectCalls([row]);
    setTarget({ rowId: row.id, anchor, isOpen: true });
  };
  const called = model.rows.find(({ id }) => id === target?.rowId);
  const close = () => setTarget((target) => target && { ...target, isOpen: false });
  return { place, called, openPopover, popover: { isOpen: target?.isOpen ?? false, anchor: target?.anchor, close } };
}

function callButton(place: HTMLElement | null, rowId: string): HTMLElement | null | undefined {
  return place?.querySelector<HTMLElement>(`[data-row-id="${CSS.escape(rowId)}"] [data-action="call"]`);
}
