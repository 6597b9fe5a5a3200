import { Building2, Download, Plus, Trash2 } from "lucide-react";
import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useEvent } from "../../lib/useEvent.js";
import { Button } from "../../ui/button/index.js";
import { useConfirm } from "../../ui/confirm/index.js";
import { EmptyState } from "../../ui/empty-state/index.js";
import { listPlaceholder } from "../../ui/list-state/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { Pagination } from "../../ui/pagination/index.js";
import { SearchField } from "../../ui/search-field/index.js";
import { SelectionBar } from "../../ui/selection-bar/index.js";
import { pageSelection, RowActions, selectedCount, Table } from "../../ui/table/index.js";
import { Toolbar, WidgetHeader } from "../../ui/widget-header/index.js";
import type { companiesMessages } from "./companies.messages.js";
import type { CompaniesProps } from "./Companies.js";
import type { CompanyRow } from "./Companies.types.js";
import { companyColumns } from "./companyColumns.js";
import { menuActions, quickActions, type RowAction, type RowActionOptions } from "./rowActions.js";
import { useAskToDelete, type AgreedDeletion } from "./useAskToDelete.js";
import type { CompaniesModel } from "./useCompanies.js";

const CreateDrawer = onDemand(() => import("./CreateDrawer.js").then(({ CreateDrawer }) => CreateDrawer), "all");
const DetailDrawer = onDemand(() => import("./detail/DetailDrawer.js").then(({ DetailDrawer }) => DetailDrawer), "all");

/** Props of {@link CompaniesList}. */
export interface CompaniesListProps {
  t: Messages<typeof companiesMessages>;
  model: CompaniesModel;
  headingLevel?: 1 | 2 | 3 | undefined;
  onOpenCustomer: CompaniesProps["onOpenPotentialCustomer"];
  onOpenDevelopers: CompaniesProps["onOpenDevelopers"];
}

/** The companies as they are drawn: header, search, the list in one of its states, and what is over it. */
export function CompaniesList({ t, model, headingLevel, onOpenCustomer, onOpenDevelopers }: CompaniesListProps) {
  const { viewer, state, view, change, selection, actions, totalCount = 0 } = model;
  const { confirm, dialog } = useConfirm();
  const deletion = useAskToDelete(t);
  const isManager = viewer?.isManager ?? false;

  const columns = useMemo(() => companyColumns(t), [t]);
  const onAct = useEvent(act);
  const renderActions = useMemo(() => {
    const options: RowActionOptions = { t, canDelete: isManager, onAct };
    return (row: CompanyRow) => (
      <RowActions rowName={row.name} quick={quickActions(row, options)} menu={menuActions(row, options)} />
    );
  }, [t, isManager, onAct]);
  const pageIds = model.rows.map(({ id }) => id);
  const create = model.openNew;
  const { surface } = model.surface;

  return (
    <>
      <WidgetHeader
        title={t.title}
        headingLevel={headingLevel}
        count={model.totalCount}
        actions={
          isManager
            ? [
                {
                  id: "export",
                  label: t.export,
                  icon: Download,
                  isBusy: actions.isExporting,
                  onAction: () => void actions.export(),
                },
              ]
            : []
        }
        primary={isManager ? { id: "create", label: t.create, icon: Plus, onAction: create } : undefined}
      />
      <Toolbar
        search={
          <SearchField
            label={t.search}
            placeholder={t.search}
            value={view.text}
            onSearch={(text) => change({ text })}
          />
        }
      />
      <Table
        label={t.title}
        list="companies"
        columns={columns}
        rows={model.rows}
        getRowId={rowId}
        rowLabel={rowLabel}
        totalCount={totalCount}
        pageOffset={view.page * view.perPage}
        sort={view.sortBy}
        onSortChange={(sortBy) => change({ sortBy })}
        {...(isManager && { selection, onSelectionChange: model.select })}
        isLoading={state.status === "loading"}
        skeletonRowCount={view.perPage}
        isRefetching={state.status === "ready" && state.isRefetching}
        placeholder={listPlaceholder(state, {
          forbidden: t.forbidden,
          onClearFilters: () => change({ text: "" }),
          empty: (
            <EmptyState icon={Building2} action={isManager && <Button onPress={create}>{t.create}</Button>}>
              {t.empty}
            </EmptyState>
          ),
        })}
        openRowId={view.openCompanyId || undefined}
        onRowOpen={(row) => act("detail", row)}
        rowKeys={{
          e: (row) => act("detail", row),
          ...(isManager && { Delete: (row: CompanyRow) => act("delete", row) }),
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
            label: t.export,
            icon: Download,
            isBusy: actions.isExporting,
            onAction: () => void actions.exportChosen(selection),
          },
          { id: "delete", label: t.delete, icon: Trash2, onAction: () => void deleteChosen() },
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
      {deletion.dialog}
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
          isOpen={view.openCompanyId !== ""}
          companyId={view.openCompanyId}
          tab={view.tab}
          onTabChange={(tab) => model.change({ tab })}
          navigation={{ onPrevious: model.openPrevious, onNext: model.openNext }}
          onClose={model.close}
          onDelete={isManager ? deleteOpen : undefined}
          onOpenCustomer={onOpenCustomer}
          onOpenDevelopers={onOpenDevelopers}
        />
      )}
    </>
  );

  function act(action: RowAction, row: CompanyRow) {
    if (action === "detail") return model.open(row.id);
    return void deleteOne(row);
  }

  function deleteOpen({ sellerCompanyId, balance }: AgreedDeletion) {
    model.close();
    void actions.delete([sellerCompanyId], balance);
  }

  async function deleteOne(row: CompanyRow) {
    const agreed = await deletion.ask(row);
    if (agreed) await actions.delete([agreed.sellerCompanyId], agreed.balance);
  }

  async function deleteChosen() {
    const count = selectedCount(selection, totalCount);
    const title = t.deleteManyTitle({ count });
    const isAgreed = await confirm({ title, body: t.deleteManyBody({ count }), confirmLabel: t.delete });
    if (isAgreed) await model.withChosen(actions.delete);
  }
}

const rowId = (row: CompanyRow) => row.id;
const rowLabel = (row: CompanyRow) => row.name;
