import { useMemo } from "react";

import { SellerFilter } from "../../companies/SellerFilter.js";
import { useMay } from "../../lib/allowed.js";
import { useEvent } from "../../lib/useEvent.js";
import { besideTitle } from "../../lists/bulkActions.js";
import { ListToolbar } from "../../lists/ListToolbar.js";
import { ListPage } from "../../lists/ListPage.js";
import type { ListProps } from "../../lists/ListProps.js";
import { nearRows } from "../../lists/nearRows.js";
import { selectable } from "../../lists/selectable.js";
import { Button } from "../../ui/button/index.js";
import { Package, Plus } from "../../ui/icon/generated/icons.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { bulkActions } from "./bulkActions.js";
import { productColumns } from "./productColumns.js";
import type { firstProductsMessages } from "./products.firstTexts.js";
import type { ProductRow } from "./Products.types.js";
import type { RowAction } from "./rowActions.js";
import { menuOf, rowActionsOf } from "./rowMenu.js";
import { useLateWork } from "./useProductActions.js";
import type { useProducts } from "./useProducts.js";

const ProductModal = onDemand(() => import("./ProductModal.js").then(({ ProductModal }) => ProductModal), "all");

const place = nearRows(menuOf, useLateWork);

/** The view of the products: the header, filters, list and dialogs. */
export function ProductsList({ t, model, headingLevel }: ListProps<typeof firstProductsMessages, typeof useProducts>) {
  const { viewer, change, actions, surface, creatableName } = model;
  const may = useMay();
  const upgrade = viewer?.isFreePackage ? t.upgradePlan : undefined;
  const columns = useMemo(() => productColumns(t), [t]);
  const onAct = useEvent(act);
  const actionsOf = useMemo(() => rowActionsOf({ t, onAct }, may), [t, onAct, may]);
  const product = surface === undefined || surface.kind === "add" ? undefined : surface.kind;
  const bulk = bulkActions(t, model, upgrade);

  return (
    <>
      <ListPage
        t={t}
        model={model}
        headingLevel={headingLevel}
        icon={Package}
        emptyAction={
          <Button needs="createProduct" onPress={model.openNew}>
            {t.add}
          </Button>
        }
        // The actions are offered once the viewer's role is known.
        actions={viewer ? besideTitle(bulk, { canChoose: upgrade === undefined }) : []}
        primary={{ id: "add", needs: "createProduct", label: t.add, icon: Plus, onAction: model.openNew }}
        toolbar={
          <ListToolbar
            search={t.search}
            model={model}
            // The text in the field may not have been searched for yet.
            onEnter={(text) => text.trim() === creatableName && void actions.add(creatableName)}
            filters={
              viewer?.isManager ? (
                <SellerFilter filter={model.sellers} onChange={(sellerCompanyId) => change({ sellerCompanyId })} />
              ) : undefined
            }
          />
        }
        columns={columns}
        rowLabel={rowLabel}
        place={place}
        bulk={selectable(bulk)}
        selectionDisabledReason={upgrade}
        noMatchAction={
          creatableName !== undefined && (
            <Button
              icon={Plus}
              needs="createProduct"
              isBusy={actions.isAdding}
              onPress={() => void actions.add(creatableName)}
            >
              {t.createNamed({ name: creatableName })}
            </Button>
          )
        }
        openRowId={surface?.isOpen ? product?.id : undefined}
        onRowOpen={(row) => act("edit", row)}
        rowKeys={{ e: (row) => act("edit", row), Delete: (row) => act("delete", row) }}
        rowActions={actionsOf}
      />
      {actions.part}
      {actions.dialog}
      {surface && (
        <ProductModal
          key={surface.turn}
          t={t}
          isOpen={surface.isOpen}
          product={product}
          ownerId={model.ownerId}
          onClose={model.close}
          onSaved={(productId) => model.saved(productId, product === undefined)}
          onDelete={(productId) => void actions.deleteOne(productId)}
        />
      )}
    </>
  );

  function act(action: RowAction, row: ProductRow) {
    if (!row.canChange || !may(action === "edit" ? "updateProduct" : "deleteProduct")) return undefined;
    return action === "edit" ? model.open(row.id) : void actions.askToDelete(row);
  }
}

const rowLabel = (row: ProductRow) => row.name;
