import { useMemo } from "react";

import { CallHalts } from "../../calls/pause/CallHalts.js";
import { useNames, useNumbers, type Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { besideTitle } from "../../lists/bulkActions.js";
import { ActionTable } from "../../lists/ActionTable.js";
import { selectable } from "../../lists/selectable.js";
import { Button } from "../../ui/button/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { Headset, Plus } from "../../ui/icon/generated/icons.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import { bulkActions } from "./bulkActions.js";
import { callCenterColumns } from "./callCenterColumns.js";
import { CallCenterFilters } from "./CallCenterFilters.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import type { CallCenterRow } from "./CallCenter.types.js";
import type { RowAction } from "./rowActions.js";
import type { CallCenterModel } from "./useCallCenter.js";
import type { CallPopoverModel } from "./useCallPopover.js";
import { useRowActions } from "./useRowActions.js";

/** Props of {@link CallCenterList}. */
export interface CallCenterListProps {
  t: Messages<typeof firstCallCenterMessages>;
  model: CallCenterModel;
  popover: CallPopoverModel;
  headingLevel?: 1 | 2 | 3 | undefined;
  canOpenCustomer: boolean;
  onAct: (action: RowAction, row: CallCenterRow) => void;
  onOpenCall: ((event: { callId: string }) => void) | undefined;
  /** Called to call the selected items. It asks for confirmation first, because calls cost money. */
  onCallChosen: (count: number) => void;
  /** Called to delete the selected items. It asks for confirmation first, because it deletes data. */
  onDeleteChosen: (count: number) => void;
  /** Called when the pointer or the focus comes near the rows, one of which may soon be opened. */
  onApproach: () => void;
}

/** The view of the widget: header, filters, and the list in one of its states. */
export function CallCenterList(props: CallCenterListProps) {
  const { t, model, popover, onApproach } = props;
  const { viewer, view, openNew } = model;
  const names = useNames();
  const numbers = useNumbers();
  const may = useMay();
  const isManager = viewer?.isManager ?? false;
  const upgrade = viewer?.isFreePackage ? t.upgradePlan : undefined;
  const columns = useMemo(() => callCenterColumns(t, names, numbers, isManager), [t, names, numbers, isManager]);
  const callingId = popover.isOpen ? popover.called?.id : undefined;
  const { onAct, rowActions } = useRowActions({ ...props, callingId, onCall: popover.open });
  const bulk = bulkActions({ ...props, disabledReason: upgrade });

  return (
    <>
      <WidgetHeader
        title={t.title}
        headingLevel={props.headingLevel}
        count={model.totalCount}
        // The actions are offered once it is known who the user is.
        actions={viewer ? besideTitle(bulk, { canChoose: upgrade === undefined }) : []}
        primary={
          viewer?.isSeller ? { id: "create", needs: "createPhoneBook", label: t.create, onAction: openNew } : undefined
        }
      />
      <CallHalts pause={model.pause} isManager={isManager} />
      <CallCenterFilters t={t} model={model} hasSellers={isManager} />
      <ActionTable
        label={t.title}
        list="call-center"
        columns={columns}
        model={model}
        rowLabel={(row) => row.customer ?? t.unnamed}
        actionsLabel={(row) => row.contact ?? row.customer ?? t.unnamed}
        bulk={selectable(bulk)}
        selectionDisabledReason={upgrade}
        place={{ ref: popover.place, onPointerEnter: onApproach, onFocus: onApproach }}
        forbidden={t.forbidden}
        empty={
          <EmptyState
            icon={Headset}
            action={
              viewer?.isSeller && (
                <Button icon={Plus} needs="createPhoneBook" onPress={openNew}>
                  {t.add}
                </Button>
              )
            }
          >
            {t.emptyTitle}
          </EmptyState>
        }
        openRowId={view.openItemId || callingId}
        onRowOpen={(row) => onAct("open", row)}
        rowKeys={{
          ...(may("startCalls") && { c: (row: CallCenterRow) => popover.open(row) }),
          ...(may("updatePhoneBook") && { e: (row: CallCenterRow) => onAct("edit", row) }),
          ...(may("deletePhoneBook") && { Delete: (row: CallCenterRow) => onAct("delete", row) }),
        }}
        rowActions={rowActions}
      />
    </>
  );
}
