import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { useEvent } from "../../lib/useEvent.js";
import { besideTitle } from "../../lists/bulkActions.js";
import { RecordTable } from "../../lists/RecordTable.js";
import { Button } from "../../ui/button/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { Contact, Plus } from "../../ui/icon/generated/icons.js";
import { selectedCount } from "../../ui/table/index.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import { bulkActions } from "./bulkActions.js";
import { CustomerFilters } from "./CustomerFilters.js";
import { CustomersSurfaces } from "./CustomersSurfaces.js";
import type { firstPotentialCustomersMessages } from "./potentialCustomers.firstTexts.js";
import type { CustomerRow } from "./PotentialCustomers.types.js";
import { rowActions, type RowAction } from "./rowActions.js";
import { useCustomerColumns } from "./useCustomerColumns.js";
import type { PotentialCustomersModel } from "./usePotentialCustomers.js";

/** Props of {@link PotentialCustomersList}. */
export interface PotentialCustomersListProps {
  t: Messages<typeof firstPotentialCustomersMessages>;
  model: PotentialCustomersModel;
  headingLevel?: 1 | 2 | 3 | undefined;
  onOpenCall?: ((event: { callId: string }) => void) | undefined;
}

/** The potential customers as they are drawn: header, filters, the list in one of its states, and what is over it. */
export function PotentialCustomersList({ t, model, headingLevel, onOpenCall }: PotentialCustomersListProps) {
  const { viewer, view, actions, links } = model;
  const may = useMay();
  const { confirm, dialog } = useConfirm();
  const isManager = viewer?.isManager ?? false;
  const upgrade = viewer?.isFreePackage ? t.upgradePlan : undefined;
  const { columns, dialog: tagDialog } = useCustomerColumns(t, model);
  const onAct = useEvent((action: RowAction, row: CustomerRow) => {
    if (action === "edit") model.open(row.id);
    else void (action === "sync" ? links.sync([row.id]) : deleteOne(row));
  });
  const actionsOf = useMemo(
    () => (row: CustomerRow) => rowActions(row, { t, isManager, onAct }),
    [t, isManager, onAct],
  );
  const bulk = bulkActions(t, model, upgrade, () => void deleteChosen());

  return (
    <>
      <WidgetHeader
        title={t.title}
        headingLevel={headingLevel}
        count={model.totalCount}
        // What may be done is offered once it is known who asks.
        actions={viewer ? besideTitle(bulk, { canChoose: upgrade === undefined }) : []}
        primary={{
          id: "create",
          needs: "createPotentialCustomer",
          label: t.create,
          icon: Plus,
          onAction: model.openNew,
        }}
      />
      <CustomerFilters t={t} model={model} hasSellers={isManager} />
      <RecordTable
        label={t.title}
        list="potential-customers"
        columns={columns}
        model={model}
        rowLabel={({ name }) => name}
        bulk={bulk}
        selectionDisabledReason={upgrade}
        forbidden={t.forbidden}
        empty={
          <EmptyState
            icon={Contact}
            action={
              <Button needs="createPotentialCustomer" onPress={model.openNew}>
                {t.create}
              </Button>
            }
          >
            {t.empty}
          </EmptyState>
        }
        openRowId={view.openCustomerId || undefined}
        onRowOpen={(row) => onAct("edit", row)}
        rowKeys={{
          e: (row) => onAct("edit", row),
          ...(may("deletePotentialCustomers") && { Delete: (row: CustomerRow) => onAct("delete", row) }),
        }}
        rowActions={actionsOf}
      />
      {model.part}
      {dialog}
      {tagDialog}
      <CustomersSurfaces t={t} model={model} uploadDisabledReason={upgrade} onOpenCall={onOpenCall} />
    </>
  );

  async function deleteOne({ id, name }: CustomerRow) {
    const isAgreed = await confirm({ title: t.deleteTitle({ name }), body: t.deleteBody, confirmLabel: t.delete });
    if (isAgreed) await actions.delete([id]);
  }

  async function deleteChosen() {
    const count = selectedCount(model.selection, model.totalCount ?? 0);
    const title = t.deleteManyTitle({ count });
    const isAgreed = await confirm({ title, body: t.deleteManyBody({ count }), confirmLabel: t.delete });
    if (isAgreed) await model.withChosen(actions.delete);
  }
}
