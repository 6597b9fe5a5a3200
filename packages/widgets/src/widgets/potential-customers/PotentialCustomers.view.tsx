import { Contact, Download, Link2, Plus, RefreshCw, Trash2, Upload } from "lucide-react";
import { type ReactNode, useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
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
import { customerColumns } from "./customerColumns.js";
import { CustomerFilters } from "./CustomerFilters.js";
import type { potentialCustomersMessages } from "./potentialCustomers.messages.js";
import { clearedFilters } from "./potentialCustomers.model.js";
import type { CustomerRow } from "./PotentialCustomers.types.js";
import { menuActions, quickActions, type RowAction, type RowActionOptions } from "./rowActions.js";
import { useTagDeletion } from "./tags/useTagDeletion.js";
import type { PotentialCustomersModel } from "./usePotentialCustomers.js";

const CreateDrawer = onDemand(() => import("./form/CreateDrawer.js").then(({ CreateDrawer }) => CreateDrawer), "all");
const EditDrawer = onDemand(() => import("./form/EditDrawer.js").then(({ EditDrawer }) => EditDrawer), "all");
const CustomerImport = onDemand(
  () => import("./import/CustomerImport.js").then(({ CustomerImport }) => CustomerImport),
  "all",
);
const AttachModal = onDemand(() => import("./attach/AttachModal.js").then(({ AttachModal }) => AttachModal), "all");
const SyncedModal = onDemand(() => import("./attach/SyncedModal.js").then(({ SyncedModal }) => SyncedModal), "all");

/** Props of {@link PotentialCustomersList}. */
export interface PotentialCustomersListProps {
  t: Messages<typeof potentialCustomersMessages>;
  model: PotentialCustomersModel;
  headingLevel?: 1 | 2 | 3 | undefined;
  onOpenCall?: ((event: { callId: string }) => void) | undefined;
}

/** The potential customers as they are drawn: header, filters, the list in one of its states, and what is over it. */
export function PotentialCustomersList({ t, model, headingLevel, onOpenCall }: PotentialCustomersListProps) {
  const { viewer, state, view, change, selection, actions, tags, totalCount = 0 } = model;
  const may = useMay();
  const { confirm, dialog } = useConfirm();
  const { askToDelete, dialog: tagDialog } = useTagDeletion(t, tags);
  const isManager = viewer?.isManager ?? false;
  const upgrade = viewer?.isFreePackage ? t.upgradePlan : undefined;

  const toggle = useEvent(model.toggleTag);
  const rename = useEvent(tags.rename);
  const askToDeleteTag = useEvent(askToDelete);
  const columns = useMemo(
    () =>
      customerColumns(t, {
        tagIds: view.tagIds,
        toggle,
        rename: (tag, title) => void rename(tag, title),
        askToDelete: askToDeleteTag,
      }),
    [t, view.tagIds, toggle, rename, askToDeleteTag],
  );
  const onAct = useEvent(act);
  const renderActions = useMemo(() => {
    const options: RowActionOptions = { t, isManager, onAct };
    return (row: CustomerRow) => (
      <RowActions rowName={row.name} quick={quickActions(row, options)} menu={menuActions(row, options)} />
    );
  }, [t, isManager, onAct]);
  const attachAction = {
    id: "attach",
    label: t.attach,
    icon: Link2,
    onAction: () => void model.withChosen(model.openAttach),
  };
  const pageIds = model.rows.map(({ id }) => id);
  const { surface } = model.surface;

  return (
    <>
      <WidgetHeader
        title={t.title}
        headingLevel={headingLevel}
        count={model.totalCount}
        // What may be done is offered once it is known who asks.
        actions={
          viewer
            ? [
                {
                  id: "import",
                  needs: "importPotentialCustomers",
                  label: t.import,
                  icon: Upload,
                  disabledReason: upgrade,
                  onAction: () => model.surface.open("import"),
                },
                {
                  id: "export",
                  needs: "exportPotentialCustomers",
                  label: t.export,
                  icon: Download,
                  isBusy: actions.isExporting,
                  disabledReason: upgrade,
                  onAction: () => void actions.export(),
                },
                // Without a plan no row can be chosen, so what could be done with chosen rows is shown here.
                ...(upgrade === undefined ? [] : [syncAction(upgrade), deleteAction(upgrade)]),
              ]
            : []
        }
        primary={{
          id: "create",
          needs: "createPotentialCustomer",
          label: t.create,
          icon: Plus,
          onAction: model.openNew,
        }}
      />
      <CustomerFilters t={t} model={model} hasSellers={isManager} />
      <Table
        label={t.title}
        list="potential-customers"
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
        openRowId={view.openCustomerId || undefined}
        onRowOpen={(row) => act("edit", row)}
        rowKeys={{
          e: (row) => act("edit", row),
          ...(may("deletePotentialCustomers") && { Delete: (row: CustomerRow) => act("delete", row) }),
        }}
        renderActions={renderActions}
      />
      <SelectionBar
        count={selectedCount(selection, totalCount)}
        totalCount={totalCount}
        onSelectAll={pageSelection(selection, pageIds) === "every" ? () => model.select("all") : undefined}
        onClear={model.clear}
        actions={[
          {
            id: "export",
            needs: "exportPotentialCustomers",
            label: t.export,
            icon: Download,
            isBusy: actions.isExporting,
            onAction: () => void actions.exportChosen(selection),
          },
          syncAction(undefined),
          ...(isManager ? [attachAction] : []),
          deleteAction(undefined),
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
      {dialog}
      {tagDialog}
      {surface?.kind === "create" && (
        <CreateDrawer
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          ownerId={model.ownerId}
          tags={tags}
          onClose={model.closeNew}
          onCreated={model.customerCreated}
        />
      )}
      {surface?.kind === "import" && (
        <CustomerImport
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          ownerId={model.ownerId}
          onClose={model.surface.close}
          onImported={model.customersImported}
        />
      )}
      {surface?.kind === "attach" && (
        <AttachModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          ids={model.attachedIds}
          onClose={model.surface.close}
          onAttach={(sellerCompanyIds) => actions.attach(model.attachedIds, sellerCompanyIds)}
        />
      )}
      {surface?.kind === "synced" && (
        <SyncedModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          outcomes={model.syncOutcomes}
          onClose={model.surface.close}
        />
      )}
      {model.wasOpened && (
        <EditDrawer
          t={t}
          isOpen={view.openCustomerId !== ""}
          customerId={view.openCustomerId}
          tab={view.tab}
          onTabChange={(tab) => change({ tab })}
          name={model.openName}
          ownerId={model.ownerId}
          tags={tags}
          uploadDisabledReason={upgrade}
          navigation={{ onPrevious: model.openPrevious, onNext: model.openNext }}
          onOpenCall={onOpenCall}
          onClose={model.close}
        />
      )}
    </>
  );

  function deleteAction(disabledReason: string | undefined) {
    const needs = "deletePotentialCustomers" as const;
    return { id: "delete", needs, label: t.delete, icon: Trash2, disabledReason, onAction: () => void deleteChosen() };
  }

  function syncAction(disabledReason: string | undefined) {
    return {
      id: "sync",
      needs: "syncPotentialCustomerContacts" as const,
      label: t.syncContacts,
      icon: RefreshCw,
      isBusy: actions.isSyncing,
      disabledReason,
      onAction: () => void model.withChosen(actions.sync),
    };
  }

  function act(action: RowAction, row: CustomerRow) {
    switch (action) {
      case "edit":
        return model.open(row.id);
      case "sync":
        return void actions.sync([row.id]);
      case "delete":
        return void deleteOne(row);
    }
  }

  async function deleteOne({ id, name }: CustomerRow) {
    const isAgreed = await confirm({ title: t.deleteTitle({ name }), body: t.deleteBody, confirmLabel: t.delete });
    if (isAgreed) await actions.delete([id]);
  }

  async function deleteChosen() {
    const count = selectedCount(selection, totalCount);
    const title = t.deleteManyTitle({ count });
    const isAgreed = await confirm({ title, body: t.deleteManyBody({ count }), confirmLabel: t.delete });
    if (isAgreed) await model.withChosen(actions.delete);
  }

  function placeholder(): ReactNode {
    return listPlaceholder(state, {
      forbidden: t.forbidden,
      onClearFilters: () => change(clearedFilters),
      empty: (
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
      ),
    });
  }
}

const rowId = (row: CustomerRow) => row.id;
const rowLabel = (row: CustomerRow) => row.name;
