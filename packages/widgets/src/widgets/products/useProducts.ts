import { useApi, useListProducts } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import { useSellerFilter } from "../../companies/useSellerFilter.js";
import { useHost } from "../../lib/HostContext.js";
import { useSurface } from "../../lib/useSurface.js";
import { useViewer } from "../../lib/useViewer.js";
import { type KeptView, type OnViewChange, type ViewRules, useWidgetView } from "../../lib/useWidgetView.js";
import { useRecordList } from "../../records/useRecordList.js";
import { useRecordSelection } from "../../records/useRecordSelection.js";
import { hasSelection } from "../../ui/table/index.js";
import {
  changeView,
  creatableName,
  isFiltered,
  isSameList,
  readView,
  toFilterQuery,
  toProductRow,
  viewChanges,
} from "./products.model.js";
import type { ProductRow, ProductsEvent, ProductsView } from "./Products.types.js";
import { type ProductActionsVoice, useProductActions } from "./useProductActions.js";

/** What the host tells the controller. */
export interface ProductsOptions {
  initialView?: Partial<ProductsView> | undefined;
  onViewChange?: OnViewChange<ProductsView> | undefined;
  onProductCreated?: ((event: { productId: string }) => void) | undefined;
}

const viewRules: ViewRules<ProductsView> = { read: readView, changes: viewChanges, change: changeView };

/** What is kept of the list for the next time. */
const keptView: KeptView<ProductsView> = { list: "products", keys: ["perPage", "sortBy"] };

/** All that the products draw from: what is looked at, the products, and what can be done. */
export function useProducts(options: ProductsOptions, voice: ProductActionsVoice) {
  const client = useApi();
  const { onEvent } = useHost();
  const report = (event: ProductsEvent) => {
    onEvent?.(event);
    if (event.type === "productCreated") options.onProductCreated?.(event.detail);
  };
  const [view, changeAny] = useWidgetView(viewRules, options.initialView, options.onViewChange, keptView);
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const surface = useSurface<"add" | ProductRow>();

  const profile = useViewer();
  const { viewer } = profile;
  const isManager = viewer?.isManager ?? false;
  const isCatalogue = isManager && view.sellerCompanyId === "";
  const ownerId = isManager ? view.sellerCompanyId || null : undefined;

  // Who is looking decides what is asked for.
  const query = viewer && { page: view.page, perPage: view.perPage, ...toFilterQuery(view, isManager) };
  const read = useListProducts(query ? { query } : null);
  const { items, ...list } = useRecordList({
    list: read,
    query,
    view,
    change: changeAny,
    profile,
    isFiltered: isFiltered(view),
    deleting,
  });
  const rows = useMemo(
    () => items.map((product) => toProductRow(product, isManager, isCatalogue)),
    [items, isManager, isCatalogue],
  );
  const sellers = useSellerFilter(isManager ? view.sellerCompanyId : "");
  const chosen = useRecordSelection(
    (page) => client.call("listProducts", { query: { ...toFilterQuery(view, isManager), ...page } }),
    voice.selectionFailed,
  );
  const actions = useProductActions({ view, isManager, ownerId, voice, report, setDeleting, onDone: chosen.clear });

  return {
    ...list,
    rows,
    viewer,
    view,
    sellers,
    actions,
    ...chosen,
    change: (next: Partial<ProductsView>) => {
      if (!isSameList(next) && hasSelection(chosen.selection)) chosen.clear();
      changeAny(next);
    },

    surface,
    /** What loses a product that is deleted. Where it cannot be read it is asked all the same. */
    readWhatGoes: (productId: string) =>
      client.call("getProductUse", { path: { id: productId } }).catch(() => ({ customerCount: 0, phoneBookCount: 0 })),
    /** Managers write into the company they look at, or the catalogue; sellers into their own. */
    ownerId,
    saved: (productId: string, isNew: boolean) =>
      report({ widget: "products", type: isNew ? "productCreated" : "productUpdated", detail: { productId } }),

    /** What Enter in the search would add, now that nothing was found for it. */
    creatableName: list.state.status === "noMatch" ? creatableName(view.text) : undefined,
  };
}

/** All that the view needs, as the controller answers it. */
export type ProductsModel = ReturnType<typeof useProducts>;
