import type { Product } from "@callwright/sdk/contract";
import { useApi, useGetProduct, useListProducts } from "@callwright/sdk/hooks";
import { useCallback } from "react";

import { useSellerFilter } from "../../companies/useSellerFilter.js";
import type { Messages } from "../../i18n/index.js";
import { useMay } from "../../lib/allowed.js";
import { useHost } from "../../lib/HostContext.js";
import { useViewer } from "../../lib/useViewer.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useListSelection } from "../../lists/useListSelection.js";
import { idElsewhere, useOpenRecord } from "../../lists/useOpenRecord.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { useSurface } from "../../lists/useSurface.js";
import type { firstProductsMessages } from "./products.firstTexts.js";
import { creatableName, productsView, toFilterQuery, toProductRow } from "./products.model.js";
import type { ProductRow, ProductsEvent, ProductsView } from "./Products.types.js";
import { useProductActions } from "./useProductActions.js";

/** The options of the controller, which are props of the widget. */
export interface ProductsOptions extends ListOptions<ProductsView> {
  onProductCreated?: ((event: { productId: string }) => void) | undefined;
}

/** The controller of the widget: the state of the view, the products, and the actions. */
export function useProducts(options: ProductsOptions, t: Messages<typeof firstProductsMessages>) {
  const client = useApi();
  const may = useMay();
  const { onEvent } = useHost();
  const report = (event: ProductsEvent) => {
    onEvent?.(event);
    if (event.type === "productCreated") options.onProductCreated?.(event.detail);
  };
  const page = useListPage(productsView, options);
  const { view, change } = page;
  const profile = useViewer();
  const { viewer } = profile;
  const isManager = viewer?.isManager ?? false;
  const isCatalogue = isManager && view.sellerCompanyId === "";
  /** Managers create records for the company they look at, or for the catalogue; sellers for their own company. */
  const ownerId = isManager ? view.sellerCompanyId || null : undefined;

  // The query depends on the viewer's role.
  const query = viewer && { page: view.page, perPage: view.perPage, ...toFilterQuery(view, isManager) };
  const toRow = useCallback(
    (product: Product) => toProductRow(product, isManager, isCatalogue),
    [isManager, isCatalogue],
  );
  const list = useRecordList({ page, list: useListProducts(query ? { query } : null), query, profile, toRow });
  const chosen = useListSelection({
    page,
    rows: list.rows,
    read: (some) => client.call("listProducts", { query: { ...toFilterQuery(view, isManager), ...some } }),
    toRow,
    failed: t.selectionFailed,
  });

  const close = () => change({ openProductId: "", openNew: false });
  const elsewhere = idElsewhere(view.openProductId, list);
  const open = useOpenRecord({
    openId: view.openProductId,
    list,
    read: useGetProduct(elsewhere === undefined ? null : { path: { id: elsewhere } }),
    toRow,
    isAllowed: ({ canChange }) => canChange && may("updateProduct"),
    close,
    missing: t.missing,
  });
  const isNew = view.openNew && may("createProduct");
  const { surface } = useSurface<"add" | ProductRow>(
    open ? { id: open.id, kind: open } : isNew ? { id: "new", kind: "add" } : undefined,
  );

  return {
    ...page,
    ...list,
    ...chosen,
    viewer,
    sellers: useSellerFilter(isManager ? view.sellerCompanyId : ""),
    actions: useProductActions({ t, page, isManager, ownerId, report }),

    surface,
    openNew: () => change({ openNew: true }),
    open: (productId: string) => change({ openProductId: productId }),
    close,
    ownerId,
    saved: (productId: string, isNew: boolean) =>
      report({ widget: "products", type: isNew ? "productCreated" : "productUpdated", detail: { productId } }),

    /** The name of the product that Enter in the search adds; undefined unless the search has found nothing. */
    creatableName: list.state.status === "noMatch" ? creatableName(view.text) : undefined,
  };
}

/** The result of the controller, which the view renders. */
export type ProductsModel = ReturnType<typeof useProducts>;
