import { Contact, Download, Link2, Plus, RefreshCw, Trash2, Upload } from "lucide-react";
import { lazy, type ReactNode, Suspense, useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { Button } from "../../ui/button/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { EmptyState, NoResults } from "../../ui/empty-state/index.js";
import { Notice } from "../../ui/notice/index.js";
import { Pagination } from "../../ui/pagination/index.js";
import { SelectionBar } from "../../ui/selection-bar/index.js";
import { noSelection, RowActions, selectedCount, Table } from "../../ui/table/index.js";
import { WidgetHeader } from "../../ui/widget-header/index.js";
import { customerColumns } from "./customerColumns.js";
import { CustomerFilters } from "./CustomerFilters.js";
import type { potentialCustomersMessages } from "./potentialCustomers.messages.js";
import { clearedFilters } from "./potentialCustomers.model.js";
import { Stated } from "./PotentialCustomers.styles.js";
import type { CustomerRow } from "./PotentialCustomers.types.js";
import { menuActions, type RowAction } from "./rowActions.js";
import type { PotentialCustomersModel } from "./usePotentialCustomers.js";

const CreateDrawer = lazy(() => import("./form/CreateDrawer.js").then((module) => ({ default: module.CreateDrawer })));
const EditDrawer = lazy(() => import("./form/EditDrawer.js").then((module) => ({ default: module.EditDrawer })));
const ImportModal = lazy(() =>
  import("./import/CustomerImport.js").then((module) => ({ default: module.CustomerImport })),
);
const AttachModal = lazy(() => import("./AttachModal.js").then((module) => ({ default: module.AttachModal })));

/** Props of {@link PotentialCustomersList}. */
export interface PotentialCustomersListProps {
  t: Messages<typeof potentialCustomersMessages>;
  model: PotentialCustomersModel;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** The potential customers as they are drawn: header, filters, the list in one of its states, and what is over it. */
export function PotentialCustomersList({ t, model, headingLevel }: PotentialCustomersListProps) {
  const { viewer, state, view, change, selection, actions, totalCount = 0 } = model;
  const { confirm, dialog } = useConfirm();
  const isManager = viewer?.isManager ?? false;
  const upgrade = viewer?.isFreePackage ? t.upgradePlan : undefined;

  const toggleTag = useEvent(model.toggleTag);
  const columns = useMemo(
    () => customerColumns(t, { tagIds: view.tagIds, toggle: toggleTag }),
    [t, view.tagIds, toggleTag],
  );
  const onAct = useEvent(act);
  const renderActions = useMemo(
    () => (row: CustomerRow) => <RowActions menu={menuActions(row, { t, isManager, onAct })} />,
    [t, isManager, onAct],
  );

  return (
    <>
      <WidgetHeader
        title={t.title}
        headingLevel={headingLevel}
        count={model.totalCount}
        actions={[
          {
            id: "import",
            label: t.import,
            icon: Upload,
            disabledReason: upgrade,
            onAction: () => model.openSurface("import"),
          },
          {
            id: "export",
            label: t.export,
            icon: Download,
            isBusy: actions.isExporting,
            disabledReason: upgrade,
            onAction: () => void actions.export(),
          },
        ]}
        primary={{ id: "create", label: t.create, icon: Plus, onAction: () => model.openSurface("create") }}
      />
      <CustomerFilters t={t} model={model} hasSellers={isManager} />
      <Table
        label={t.title}
        columns={columns}
        rows={model.rows}
        getRowId={rowId}
        rowLabel={rowLabel}
        totalCount={totalCount}
        pageOffset={view.page * view.perPage}
        sort={view.sortBy}
        onSortChange={(sortBy) => change({ sortBy })}
        selection={selection}
        onSelectionChange={model.setSelection}
        selectionDisabledReason={upgrade}
        isLoading={state.status === "loading"}
        skeletonRowCount={view.perPage}
        isRefetching={state.status === "ready" && state.isRefetching}
        placeholder={placeholder()}
        openRowId={view.openCustomerId || undefined}
        onRowOpen={(row) => act("edit", row)}
        rowKeys={{ e: (row) => act("edit", row), Delete: (row) => act("delete", row) }}
        renderActions={renderActions}
        actionsWidth={76}
      />
      <SelectionBar
        count={selectedCount(selection, totalCount)}
        totalCount={totalCount}
        onClear={() => model.setSelection(noSelection)}
        actions={[
          { id: "export", label: t.export, icon: Download, onAction: () => void actions.export(model.selectedIds) },
          ...(isManager ? managerActions() : []),
          { id: "delete", label: t.delete, icon: Trash2, onAction: () => void deleteMany(model.selectedIds) },
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
      <Suspense>
        {model.surface === "create" && (
          <CreateDrawer t={t} ownerId={model.ownerId} onClose={model.closeSurface} onCreated={model.customerCreated} />
        )}
        {model.surface === "import" && (
          <ImportModal
            t={t}
            ownerId={model.ownerId}
            onClose={model.closeSurface}
            onImported={model.customersImported}
          />
        )}
        {model.surface === "attach" && (
          <AttachModal
            t={t}
            ids={model.attachedIds}
            onClose={model.closeSurface}
            onAttach={(sellerCompanyIds) => actions.attach(model.attachedIds, sellerCompanyIds)}
          />
        )}
        {view.openCustomerId !== "" && (
          <EditDrawer
            t={t}
            customerId={view.openCustomerId}
            ownerId={model.ownerId}
            uploadDisabledReason={upgrade}
            navigation={{ onPrevious: model.openPrevious, onNext: model.openNext }}
            onClose={model.close}
          />
        )}
      </Suspense>
    </>
  );

  function managerActions() {
    return [
      {
        id: "sync",
        label: t.syncContacts,
        icon: RefreshCw,
        isBusy: actions.isSyncing,
        onAction: () => void actions.sync(model.selectedIds),
      },
      { id: "attach", label: t.attach, icon: Link2, onAction: () => model.openAttach(model.selectedIds) },
    ];
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

  async function deleteMany(ids: readonly string[]) {
    const count = ids.length;
    const title = t.deleteManyTitle({ count });
    if (await confirm({ title, body: t.deleteManyBody({ count }), confirmLabel: t.delete })) await actions.delete(ids);
  }

  function placeholder(): ReactNode {
    switch (state.status) {
      case "loading":
      case "ready":
        return undefined;
      case "forbidden":
        return (
          <Stated>
            <Notice tone="info">{t.forbidden}</Notice>
          </Stated>
        );
      case "error":
        return (
          <Stated>
            <Notice {...(state.message === undefined ? {} : { title: state.message })} onRetry={state.retry} />
          </Stated>
        );
      case "noMatch":
        return <NoResults onClearFilters={() => change(clearedFilters)} />;
      case "empty":
        return (
          <EmptyState icon={Contact} action={<Button onPress={() => model.openSurface("create")}>{t.create}</Button>}>
            {t.empty}
          </EmptyState>
        );
    }
  }
}

const rowId = (row: CustomerRow) => row.id;
const rowLabel = (row: CustomerRow) => row.name;
