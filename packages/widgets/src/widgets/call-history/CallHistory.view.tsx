import { useMemo } from "react";

import { CallHalts } from "../../calls/pause/CallHalts.js";
import type { Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { besideTitle } from "../../lists/bulkActions.js";
import { ActionTable } from "../../lists/ActionTable.js";
import { selectable } from "../../lists/selectable.js";
import { Button } from "../../ui/button/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { Phone, PhoneOutgoing } from "../../ui/icon/generated/icons.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import { bulkActions } from "./bulkActions.js";
import { callColumns, itemColumns } from "./callColumns.js";
import { CallFilters } from "./CallFilters.js";
import type { CallHistoryProps } from "./CallHistory.js";
import type { firstCallHistoryMessages } from "./callHistory.firstTexts.js";
import { approachCalls, OpenedCalls } from "./OpenedCalls.js";
import { PlayedCall } from "./PlayedCall.js";
import { rowActionsOf } from "./rowMenu.js";
import type { CallHistoryModel } from "./useCallHistory.js";
import { useRowActions } from "./useRowActions.js";
import { useStopActions } from "./useStopActions.js";

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
  | "onOpenCampaign"
  | "addressOfCall"
> {
  t: Messages<typeof firstCallHistoryMessages>;
  model: CallHistoryModel;
}

/** The view of the widget: header, filters, the list in one of its states, and the open call. */
export function CallHistoryList({ t, model, phoneBookId, onOpenCallCenter, ...props }: CallHistoryListProps) {
  const { viewer, view, questions, playingId } = model;
  const may = useMay();
  const isManager = viewer?.isManager ?? false;
  const isItem = phoneBookId !== undefined;
  const title = isItem ? t.titleOfItem : isManager ? t.titleOfManager : t.title;
  const hasSellers =
    isManager && !isItem && props.sellerCompanyId === undefined && props.sellerCompanyIds === undefined;
  const upgrade = viewer?.isFreePackage ? t.upgradePlan : undefined;
  const columns = useMemo(() => (isItem ? itemColumns(t) : callColumns(t, isManager)), [t, isItem, isManager]);
  const { onAct, rowOptions } = useRowActions({ ...props, t, model });
  const rowActions = useMemo(() => rowActionsOf(rowOptions), [rowOptions]);
  const stopActions = useStopActions({
    t,
    model,
    isItem,
    isOfEverybody: hasSellers && view.sellerCompanyIds.length === 0,
  });
  const bulk = bulkActions(t, model, upgrade, stopActions);
  const callItem = () => phoneBookId !== undefined && questions.askAgain(phoneBookId);

  return (
    <>
      <WidgetHeader
        title={title}
        headingLevel={props.headingLevel}
        count={model.totalCount}
        // The actions are offered once it is known who the user is.
        actions={viewer ? besideTitle(bulk, { canChoose: upgrade === undefined }) : []}
        primary={
          isItem ? { id: "call", needs: "startCalls", label: t.call, icon: Phone, onAction: callItem } : undefined
        }
      />
      <CallHalts pause={model.pause} isManager={isManager} />
      <CallFilters t={t} model={model} hasCustomers={!isItem} hasSellers={hasSellers} />
      <ActionTable
        label={title}
        list={isItem ? "call-history-of-item" : "call-history"}
        columns={columns}
        model={model}
        rowLabel={(row) => `${row.customer} ${row.contact}`.trim()}
        actionsLabel={(row) => row.contact || row.customer}
        bulk={selectable(bulk)}
        selectionDisabledReason={upgrade}
        place={{
          onPointerEnter: () => {
            model.setPointedAt(true);
            approachCalls();
          },
          onPointerLeave: () => model.setPointedAt(false),
          onFocus: approachCalls,
        }}
        forbidden={t.forbidden}
        empty={
          <EmptyState
            icon={PhoneOutgoing}
            action={onOpenCallCenter && <Button onPress={onOpenCallCenter}>{t.openCallCenter}</Button>}
          >
            {t.empty}
          </EmptyState>
        }
        openRowId={view.openCallId || undefined}
        onRowOpen={(row) => onAct("open", row)}
        rowKeys={may("startCalls") ? { c: (row) => onAct("call", row) } : {}}
        rowActions={rowActions}
        actionsCount={3.5}
        expandedRowId={playingId}
        renderExpanded={() => <PlayedCall t={t} model={model} downloadDisabledReason={upgrade} />}
      />
      {model.actions.part}
      <OpenedCalls
        model={model}
        rowOptions={rowOptions}
        downloadDisabledReason={upgrade}
        messages={props.messages}
        onOpenCampaign={props.onOpenCampaign}
        addressOfCall={props.addressOfCall}
      />
    </>
  );
}
