import { Download, Package, Plus, Trash2 } from "lucide-react";
import { type ReactNode, useMemo } from "react";

import { SellerFilter } from "../../companies/SellerFilter.js";
import type { Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
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
import { productColumns } from "./productColumns.js";
import type { productsMessages } from "./products.messages.js";
import type { ProductRow } from "./Products.types.js";
import { menuActions, quickActions, type RowAction } from "./rowActions.js";
import type { ProductsModel } from "./useProducts.js";

const ProductModal = onDemand(() => import("./ProductModal.js").then(({ ProductModal }) => ProductModal), "all");

/** Props of {@link ProductsList}. */
export interface ProductsListProps {
  t: Messages<typeof productsMessages>;
  model: ProductsModel;
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** The products as they are drawn: header, filters, the list in one of its states, and what is over it. */
export function ProductsList({ t, model, headingLevel }: ProductsListProps) {
  const { viewer, state, view, change, selection, actions, creatableName, totalCount = 0 } = model;
  const may = useMay();
  const { confirm, dialog } = useConfirm();
  const upgrade = viewer?.isFreePackage ? t.upgradePlan : undefined;
  const columns = useMemo(() => productColumns(t), [t]);
  const onAct = useEvent(act);
  const renderActions = useMemo(() => {
    const options = { t, onAct };
    return (row: ProductRow) => (
      <RowActions rowName={row.name} quick={quickActions(row, options)} menu={menuActions(row, options)} />
    );
  }, [t, onAct]);
  const pageIds = model.rows.map(({ id }) => id);
  const { surface } = model.surface;
  const openProduct = surface === undefined || surface.kind === "add" ? undefined : surface.kind;

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
                  id: "export",
                  needs: "exportProducts",
                  label: t.export,
                  icon: Download,
                  isBusy: actions.isExporting,
                  disabledReason: upgrade,
                  onAction: () => void actions.export(),
                },
                // Without a plan no row can be chosen, so what could be done with chosen rows is shown here.
                ...(upgrade === undefined ? [] : [deleteAction(upgrade)]),
              ]
            : []
        }
        primary={{ id: "add", needs: "createProduct", label: t.add, icon: Plus, onAction: add }}
      />
      <Toolbar
        search={
          <SearchField
            label={t.search}
            placeholder={t.search}
            value={view.text}
            onSearch={(text) => change({ text })}
            // What is in the field may not have been looked for yet.
            onEnter={(text) => text.trim() === creatableName && void actions.add(creatableName)}
          />
        }
        activeFilterCount={view.sellerCompanyId === "" ? 0 : 1}
        filters={
          viewer?.isManager ? (
            <SellerFilter filter={model.sellers} onChange={(sellerCompanyId) => change({ sellerCompanyId })} />
          ) : undefined
        }
      />
      <Table
        label={t.title}
        list="products"
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
        openRowId={surface?.isOpen ? openProduct?.id : undefined}
        onRowOpen={(row) => act("edit", row)}
        rowKeys={{ e: (row) => act("edit", row), Delete: (row) => act("delete", row) }}
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
            needs: "exportProducts",
            label: t.export,
            icon: Download,
            isBusy: actions.isExporting,
            onAction: () => void actions.exportChosen(selection),
          },
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
      {surface && (
        <ProductModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          product={openProduct}
          ownerId={model.ownerId}
          onClose={model.surface.close}
          onSaved={(productId) => model.saved(productId, openProduct === undefined)}
          onDelete={(productId) => void actions.deleteOne(productId)}
        />
      )}
    </>
  );

  function add() {
    model.surface.open("add");
  }

  function deleteAction(disabledReason: string | undefined) {
    const needs = "deleteProducts" as const;
    return { id: "delete", needs, label: t.delete, icon: Trash2, disabledReason, onAction: () => void deleteChosen() };
  }

  function act(action: RowAction, row: ProductRow) {
    if (!row.canChange || !may(action === "edit" ? "updateProduct" : "deleteProduct")) return undefined;
    return action === "edit" ? model.surface.open(row) : void deleteOne(row);
  }

  async function deleteOne({ id, name }: ProductRow) {
    const { customerCount, phoneBookCount } = await model.readWhatGoes(id);
    const goes = [
      customerCount > 0 && t.goesCustomers({ count: customerCount }),
      phoneBookCount > 0 && t.goesItems({ count: phoneBookCount }),
    ];
    const isAgreed = await confirm({
      title: t.deleteTitle({ name }),
      body: [t.deleteBody, ...goes.filter((line) => line !== false)].join(" "),
      confirmLabel: t.delete,
    });
    if (isAgreed) await actions.deleteOne(id);
  }

  async function deleteChosen() {
    const count = selectedCount(selection, totalCount);
    const title = t.deleteManyTitle({ count });
    const isAgreed = await confirm({ title, body: t.deleteManyBody({ count }), confirmLabel: t.delete });
    if (isAgreed) await model.withChosen(actions.deleteMany);
  }

  function placeholder(): ReactNode {
    return listPlaceholder(state, {
      forbidden: t.forbidden,
      onClearFilters: () => change({ text: "" }),
      noMatchAction: creatableName !== undefined && (
        <Button
          icon={Plus}
          needs="createProduct"
          isBusy={actions.isAdding}
          onPress={() => void actions.add(creatableName)}
        >
          {t.createNamed({ name: creatableName })}
        </Button>
      ),
      empty: (
        <EmptyState
          icon={Package}
          action={
            <Button needs="createProduct" onPress={add}>
              {t.add}
            </Button>
          }
        >
          {t.empty}
        </EmptyState>
      ),
    });
  }
}

const rowId = (row: ProductRow) => row.id;
const rowLabel = (row: ProductRow) => row.name;
