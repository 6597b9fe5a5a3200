import { useMemo } from "react";

import { useMay } from "../../lib/allowed.js";
import { useEvent } from "../../lib/useEvent.js";
import { besideTitle } from "../../lists/bulkActions.js";
import { ListPage } from "../../lists/ListPage.js";
import type { ListProps } from "../../lists/ListProps.js";
import { selectable } from "../../lists/selectable.js";
import { Button } from "../../ui/button/index.js";
import { Contact, Plus } from "../../ui/icon/generated/icons.js";
import { bulkActions } from "./bulkActions.js";
import { CustomerFilters } from "./CustomerFilters.js";
import { CustomersSurfaces } from "./CustomersSurfaces.js";
import type { firstPotentialCustomersMessages } from "./potentialCustomers.firstTexts.js";
import type { CustomerRow } from "./PotentialCustomers.types.js";
import { rowActions, type RowAction } from "./rowActions.js";
import { useCustomerColumns } from "./useCustomerColumns.js";
import type { usePotentialCustomers } from "./usePotentialCustomers.js";

/** Props of {@link PotentialCustomersList}. */
export interface PotentialCustomersListProps extends ListProps<
  typeof firstPotentialCustomersMessages,
  typeof usePotentialCustomers
> {
  onOpenCall?: ((event: { callId: string }) => void) | undefined;
}

/** The view of the potential customers: the header, filters, list, dialogs and drawers. */
export function PotentialCustomersList({ t, model, headingLevel, onOpenCall }: PotentialCustomersListProps) {
  const { viewer, view, links } = model;
  const may = useMay();
  const isManager = viewer?.isManager ?? false;
  const upgrade = viewer?.isFreePackage ? t.upgradePlan : undefined;
  const columns = useCustomerColumns(t, model);
  const onAct = useEvent((action: RowAction, row: CustomerRow) => {
    if (action === "edit") model.open(row.id);
    else void (action === "sync" ? links.sync([row.id]) : model.askToDelete(row));
  });
  const actionsOf = useMemo(
    () => (row: CustomerRow) => rowActions(row, { t, isManager, onAct }),
    [t, isManager, onAct],
  );
  const bulk = bulkActions(t, model, upgrade);

  return (
    <>
      <ListPage
        t={t}
        model={model}
        headingLevel={headingLevel}
        icon={Contact}
        emptyAction={
          <Button needs="createPotentialCustomer" onPress={model.openNew}>
            {t.create}
          </Button>
        }
        // The actions are offered once the viewer's role is known.
        actions={viewer ? besideTitle(bulk, { canChoose: upgrade === undefined }) : []}
        primary={{
          id: "create",
          needs: "createPotentialCustomer",
          label: t.create,
          icon: Plus,
          onAction: model.openNew,
        }}
        toolbar={<CustomerFilters t={t} model={model} hasSellers={isManager} />}
        columns={columns}
        rowLabel={({ name }) => name}
        bulk={selectable(bulk)}
        selectionDisabledReason={upgrade}
        openRowId={view.openCustomerId || undefined}
        onRowOpen={(row) => onAct("edit", row)}
        rowKeys={{
          e: (row) => onAct("edit", row),
          ...(may("deletePotentialCustomers") && { Delete: (row: CustomerRow) => onAct("delete", row) }),
        }}
        rowActions={actionsOf}
      />
      {model.part}
      {model.dialog}
      <CustomersSurfaces t={t} model={model} uploadDisabledReason={upgrade} onOpenCall={onOpenCall} />
    </>
  );
}
