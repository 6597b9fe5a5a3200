import { CirclePause, CircleStop, Download, Phone, PhoneOutgoing } from "lucide-react";
import { useMemo, type ReactNode } from "react";

import { canCancel, isScheduled, isUnderWay, type CallRow } from "../../calls/callRow.model.js";
import { callPauseMessages } from "../../calls/pause/callPause.messages.js";
import { CallPauseBanner } from "../../calls/pause/CallPauseBanner.js";
import { isOwnPause } from "../../calls/pause/useCallPause.js";
import { useFormats, useMessages, type Messages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { useMay } from "../../lib/allowed.js";
import { useEvent } from "../../lib/useEvent.js";
import { Button } from "../../ui/button/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { listPlaceholder } from "../../ui/list-state/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { Pagination } from "../../ui/pagination/index.js";
import { SelectionBar } from "../../ui/selection-bar/index.js";
import { pageSelection, RowActions, selectedCount, Table } from "../../ui/table/index.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import { callColumns, itemColumns } from "./callColumns.js";
import { CallFilters } from "./CallFilters.js";
import type { CallHistoryProps } from "./CallHistory.js";
import type { callHistoryMessages } from "./callHistory.messages.js";
import { clearedFilters } from "./callHistory.model.js";
import { PlayerPane, Rows } from "./CallHistory.styles.js";
import { menuActions, quickActions, type RowAction, type RowActionOptions } from "./rowActions.js";
import type { CallHistoryModel } from "./useCallHistory.js";

const CallDetailDrawer = onDemand(
  () => import("./detail/CallDetailDrawer.js").then(({ CallDetailDrawer }) => CallDetailDrawer),
  "all",
);
const CallQuestions = onDemand(() => import("./CallQuestions.js").then(({ CallQuestions }) => CallQuestions), "all");
const RowPlayer = onDemand(() => import("./detail/RowPlayer.js").then(({ RowPlayer }) => RowPlayer), "none");

/** Props of {@link CallHistoryList}. */
export interface CallHistoryListProps extends Pick<
  CallHistoryProps,
  | "phoneBookId"
  | "sellerCompanyId"
  | "sellerCompanyIds"
  | "headingLevel"
  | "messages"
  | "onOpenPotentialCustomer"
  | "onOpenCallCenter"
> {
  t: Messages<typeof callHistoryMessages>;
  model: CallHistoryModel;
}

/** The call history as it is drawn: header, filters, the list in one of its states, the open call. */
export function CallHistoryList(props: CallHistoryListProps) {
  const { t, model, phoneBookId, onOpenPotentialCustomer } = props;
  const { viewer, state, view, change, selection, actions, questions, totalCount = 0 } = model;
  const { confirm, dialog } = useConfirm();
  const formats = useFormats();
  const clock = useClock();
  const isDetailOpen = view.openCallId !== "";
  // Outside of an open drawer nothing can be used: what is asked from it stands in it.
  const asked = (
    <>
      {dialog}
      {questions.question && <CallQuestions model={questions} onOpenCall={({ callId }) => model.open(callId)} />}
    </>
  );
  const may = useMay();
  const isManager = viewer?.isManager ?? false;
  const isItem = phoneBookId !== undefined;
  const title = isItem ? t.titleOfItem : isManager ? t.titleOfManager : t.title;
  const isOfSellers = props.sellerCompanyId !== undefined || props.sellerCompanyIds !== undefined;
  const upgrade = viewer?.isFreePackage ? t.upgradePlan : undefined;
  const columns = useMemo(() => (isItem ? itemColumns(t) : callColumns(t, isManager)), [t, isItem, isManager]);

  const onAct = useEvent(act);
  const rowOptions = useMemo<RowActionOptions>(
    () => ({ t, canOpenCustomer: onOpenPotentialCustomer !== undefined, playingId: model.playingId, onAct }),
    [t, onOpenPotentialCustomer, model.playingId, onAct],
  );
  const renderActions = useMemo(
    () => (row: CallRow) => (
      <RowActions
        rowName={row.contact || row.customer}
        quick={quickActions(row, rowOptions)}
        menu={menuActions(row, rowOptions, "row")}
      />
    ),
    [rowOptions],
  );

  const exportAction = (callIds?: readonly string[]) => ({
    id: "export",
    needs: "exportCalls" as const,
    label: t.export,
    icon: Download,
    isBusy: actions.isExporting,
    disabledReason: upgrade,
    onAction: () => void actions.export(callIds),
  });
  const { pause } = model;
  const pauseTexts = useMessages(callPauseMessages);
  const pausesEverybody = pause.pausable !== undefined && "isEveryCompany" in pause.pausable;
  const isOfEverybody = isManager && !isItem && !isOfSellers && view.sellerCompanyIds.length === 0;
  const stopAction = (chosen?: readonly CallRow[]) => ({
    id: "stop",
    needs: "cancelWaitingCalls" as const,
    label: t.stop,
    icon: CircleStop,
    isBusy: actions.isStopping,
    onAction: () => void askToStop(chosen),
  });
  const pauseAction = {
    id: "pause",
    needs: "pauseCalls" as const,
    label: pausesEverybody ? pauseTexts.pauseEverybody : pauseTexts.pause,
    icon: CirclePause,
    isBusy: pause.isBusy,
    onAction: () => void askToPause(),
  };
  const canPause = !isItem && pause.state !== undefined && pause.pausable !== undefined && !isOwnPause(pause);
  const count = selectedCount(selection, totalCount);
  const callAction = (disabledReason: string | undefined) => ({
    id: "call",
    needs: "startCalls" as const,
    label: t.callSelected,
    icon: Phone,
    disabledReason,
    onAction: () => void questions.askMany(count),
  });

  return (
    <>
      <WidgetHeader
        title={title}
        headingLevel={props.headingLevel}
        count={model.totalCount}
        // Without a plan no row can be chosen, so what could be done with chosen rows is shown here.
        // What may be done is offered once it is known who asks.
        actions={
          viewer
            ? [
                ...(upgrade === undefined ? [] : [callAction(upgrade)]),
                ...(canPause ? [pauseAction] : []),
                stopAction(),
                exportAction(),
              ]
            : []
        }
        primary={
          isItem
            ? {
                id: "call",
                needs: "startCalls",
                label: t.call,
                icon: Phone,
                onAction: () => questions.askAgain(phoneBookId),
              }
            : undefined
        }
      />
      <CallPauseBanner pause={pause} />
      <CallFilters t={t} model={model} hasCustomers={!isItem} hasSellers={isManager && !isItem && !isOfSellers} />
      <Rows
        onPointerEnter={() => {
          model.setPointedAt(true);
          CallDetailDrawer.preload();
        }}
        onPointerLeave={() => model.setPointedAt(false)}
      >
        <Table
          label={title}
          list={isItem ? "call-history-of-item" : "call-history"}
          columns={columns}
          rows={model.rows}
          getRowId={rowId}
          rowLabel={rowLabel}
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
          openRowId={view.openCallId || undefined}
          onRowOpen={(row) => act("open", row)}
          rowKeys={may("startCalls") ? { c: (row) => act("call", row) } : {}}
          renderActions={renderActions}
          actionsCount={3.5}
          expandedRowId={model.playingId}
          renderExpanded={() => (
            <PlayerPane>
              <RowPlayer
                state={model.player}
                missing={t.noRecording}
                loadRecording={model.loadRecording}
                downloadDisabledReason={upgrade}
              />
            </PlayerPane>
          )}
        />
      </Rows>
      <SelectionBar
        count={count}
        totalCount={totalCount}
        onSelectAll={
          pageSelection(selection, model.rows.map(rowId)) === "every" ? () => model.select("all") : undefined
        }
        onClear={model.clear}
        actions={[
          { ...callAction(model.isNothingToCall ? t.nothingToCall : undefined), isLead: true },
          stopAction(selection === "all" ? undefined : model.chosenRows),
          exportAction(selection === "all" ? undefined : [...selection]),
        ]}
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
      {model.wasOpened && (
        <CallDetailDrawer
          isOpen={isDetailOpen}
          callId={view.openCallId}
          state={model.detail}
          row={model.openCall}
          navigation={{ onPrevious: model.openPrevious, onNext: model.openNext }}
          rowOptions={rowOptions}
          isFeedbackAsked={model.isFeedbackAsked}
          isSellerShown={isManager}
          downloadDisabledReason={upgrade}
          messages={props.messages}
          onClose={model.close}
          loadRecording={model.loadRecording}
          onSendFeedback={model.sendFeedback}
        >
          {isDetailOpen && asked}
        </CallDetailDrawer>
      )}
      {!isDetailOpen && asked}
    </>
  );

  function act(action: RowAction, row: CallRow) {
    switch (action) {
      case "play":
        return model.togglePlayer(row.id);
      case "open":
        return model.open(row.id);
      case "feedback":
        return model.open(row.id, { askFeedback: true });
      case "cancel":
        return void askToCancel(row);
      case "hangUp":
        return void askToHangUp(row);
      case "reschedule":
        return questions.askReschedule(row);
      case "callNow":
        return questions.askNow(row);
      case "call":
        if (row.phoneBookId === null || isUnderWay(row) || isScheduled(row)) return;
        return questions.askAgain(row.phoneBookId, row);
      case "openCustomer":
        if (row.customerId !== null) onOpenPotentialCustomer?.({ potentialCustomerId: row.customerId });
    }
  }

  async function askToCancel(row: CallRow): Promise<void> {
    const isAgreed = await confirm({
      title: t.cancelTitle({ contact: row.contact || row.customer }),
      body:
        row.startAt === null
          ? t.cancelBodyOfQueued
          : t.cancelBody({ time: formats.date(row.startAt, "call", clock.timeZone) }),
      cancelLabel: t.keepCall,
      confirmLabel: t.cancel,
    });
    if (isAgreed) await actions.cancel(row.id);
  }

  async function askToHangUp(row: CallRow): Promise<void> {
    const isAgreed = await confirm({
      title: t.hangUpTitle({ contact: row.contact || row.customer }),
      body: t.hangUpBody,
      cancelLabel: t.keepTalking,
      confirmLabel: t.hangUp,
    });
    if (isAgreed) await actions.hangUp(row.id);
  }

  /** @param chosen these calls; without them all that the filters find. */
  async function askToStop(chosen?: readonly CallRow[]): Promise<void> {
    const count = chosen ? chosen.filter(canCancel).length : await actions.countWaiting();
    if (count === undefined) return;
    if (count === 0) return actions.tellNothingToStop();
    const isAgreed = await confirm({
      title: t.stopTitle({ count }),
      body: isOfEverybody && !chosen ? t.stopBodyOfAll : t.stopBody,
      cancelLabel: t.keepCalls,
      confirmLabel: t.stop,
    });
    if (isAgreed) await actions.stop(chosen?.map(({ id }) => id));
  }

  async function askToPause(): Promise<void> {
    const isAgreed = await confirm({
      title: pausesEverybody ? pauseTexts.askEverybody : pauseTexts.ask,
      body: pauseTexts.askBody,
      cancelLabel: pauseTexts.keepCalling,
      confirmLabel: pausesEverybody ? pauseTexts.pauseEverybody : pauseTexts.pause,
    });
    if (isAgreed) await actions.pause(pause.pause);
  }

  function placeholder(): ReactNode {
    return listPlaceholder(state, {
      forbidden: t.forbidden,
      onClearFilters: () => change(clearedFilters),
      empty: (
        <EmptyState
          icon={PhoneOutgoing}
          action={props.onOpenCallCenter && <Button onPress={props.onOpenCallCenter}>{t.openCallCenter}</Button>}
        >
          {t.empty}
        </EmptyState>
      ),
    });
  }
}

const rowId = (row: CallRow) => row.id;
const rowLabel = (row: CallRow) => `${row.customer} ${row.contact}`.trim();
