import { useMemo } from "react";

import { useEvent } from "../../lib/useEvent.js";
import { type BulkAction, besideTitle } from "../../lists/bulkActions.js";
import { ListToolbar } from "../../lists/ListToolbar.js";
import { ListPage } from "../../lists/ListPage.js";
import type { ListProps } from "../../lists/ListProps.js";
import { nearRows } from "../../lists/nearRows.js";
import { selectable } from "../../lists/selectable.js";
import { Button } from "../../ui/button/index.js";
import { Building2, Download, Plus, Trash2 } from "../../ui/icon/generated/icons.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { selectedCount } from "../../ui/table/index.js";
import type { firstCompaniesMessages } from "./companies.firstTexts.js";
import type { CompaniesProps } from "./Companies.js";
import type { CompanyRow } from "./Companies.types.js";
import { companyColumns } from "./companyColumns.js";
import type { RowAction } from "./rowActions.js";
import { menuOf, rowActionsOf } from "./rowMenu.js";
import type { AgreedDeletion } from "./askToDelete.js";
import type { useCompanies } from "./useCompanies.js";
import { useLateDeletion } from "./useCompanyActions.js";

const CreateDrawer = onDemand(() => import("./CreateDrawer.js").then(({ CreateDrawer }) => CreateDrawer), "all");
const DetailDrawer = onDemand(() => import("./detail/DetailDrawer.js").then(({ DetailDrawer }) => DetailDrawer), "all");

const place = nearRows(menuOf, useLateDeletion);

/** Props of {@link CompaniesList}. */
export interface CompaniesListProps extends ListProps<typeof firstCompaniesMessages, typeof useCompanies> {
  onOpenCustomer: CompaniesProps["onOpenPotentialCustomer"];
  onOpenDevelopers: CompaniesProps["onOpenDevelopers"];
}

/** The view of the widget: header, search, the list in one of its states, and the drawers and dialogs over it. */
export function CompaniesList({ t, model, headingLevel, onOpenCustomer, onOpenDevelopers }: CompaniesListProps) {
  const { view, change, actions, surface } = model;
  const isManager = model.viewer?.isManager ?? false;
  const columns = useMemo(() => companyColumns(t), [t]);
  const onAct = useEvent((action: RowAction, { id, name }: CompanyRow) =>
    action === "detail" ? model.open(id) : void actions.askToDelete({ id, name }),
  );
  const actionsOf = useMemo(() => rowActionsOf({ t, canDelete: isManager, onAct }), [t, isManager, onAct]);
  // Only managers can export and delete companies (B-COMP-06, B-COMP-07).
  const bulk: BulkAction[] | undefined = isManager
    ? [
        {
          id: "export",
          label: t.export,
          icon: Download,
          isBusy: actions.isExporting,
          onAll: actions.exportAll,
          onChosen: () => void actions.exportChosen(),
        },
        { id: "delete", label: t.delete, icon: Trash2, onChosen: deleteChosen },
      ]
    : undefined;

  return (
    <>
      <ListPage
        t={t}
        model={model}
        headingLevel={headingLevel}
        icon={Building2}
        emptyAction={isManager && <Button onPress={model.openNew}>{t.create}</Button>}
        actions={besideTitle(bulk ?? [], { canChoose: true })}
        primary={isManager ? { id: "create", label: t.create, icon: Plus, onAction: model.openNew } : undefined}
        toolbar={<ListToolbar search={t.search} model={model} />}
        columns={columns}
        rowLabel={({ name }) => name}
        place={place}
        bulk={bulk && selectable(bulk)}
        openRowId={view.openCompanyId || undefined}
        onRowOpen={(row) => onAct("detail", row)}
        rowKeys={{
          e: (row) => onAct("detail", row),
          ...(isManager && { Delete: (row: CompanyRow) => onAct("delete", row) }),
        }}
        rowActions={actionsOf}
      />
      {actions.part}
      {actions.dialog}
      {surface && (
        <CreateDrawer
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          onClose={model.closeNew}
          onCreated={model.companyCreated}
        />
      )}
      {model.wasOpened && (
        <DetailDrawer
          t={t}
          isOpen={model.isOpen}
          companyId={view.openCompanyId}
          tab={view.tab}
          onTabChange={(tab) => change({ tab })}
          navigation={model.navigation}
          onClose={model.close}
          onDelete={isManager ? deleteOpen : undefined}
          onOpenCustomer={onOpenCustomer}
          onOpenDevelopers={onOpenDevelopers}
        />
      )}
    </>
  );

  function deleteChosen(): void {
    void actions.askToDeleteChosen(selectedCount(model.selection, model.totalCount ?? 0), model.withChosen);
  }

  /** Deletes the open company. The drawer has already asked for confirmation. */
  function deleteOpen(agreed: AgreedDeletion): void {
    model.close();
    void actions.delete(agreed);
  }
}
