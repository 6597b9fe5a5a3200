import { useExportProducts } from "@callwright/sdk/hooks";
import { useState } from "react";

import type { Messages } from "../../i18n/index.js";
import { useListExport } from "../../lists/useListExport.js";
import type { ListPage } from "../../lists/useListPage.js";
import { preloadConfirm, useConfirm } from "../../ui/confirm/index.js";
import { lateActions } from "../../ui/on-demand/index.js";
import type { firstProductsMessages } from "./products.firstTexts.js";
import { toFilterQuery } from "./products.model.js";
import type { ProductRow, ProductsEvent, ProductsView } from "./Products.types.js";
import { useProductRequests } from "./useProductRequests.js";
import type { WithChosen } from "./useProductWork.js";

/** What adds and deletes products. */
export const useLateWork = lateActions(() =>
  import("./useProductWork.js").then(({ useProductWork }) => useProductWork),
);

interface ProductActionsOptions {
  t: Messages<typeof firstProductsMessages>;
  page: ListPage<ProductsView>;
  isManager: boolean;
  /** The owner of a new product: a company, null for the catalogue, or undefined for the seller's own company. */
  ownerId: string | null | undefined;
  report: (event: ProductsEvent) => void;
}

/** The actions for products outside of the form, and whether they are in progress. Their code is loaded when one is used. */
export function useProductActions({ t, page, isManager, ownerId, report }: ProductActionsOptions) {
  const { confirm, dialog } = useConfirm();
  const [isAdding, setAdding] = useState(false);
  const requests = useProductRequests();
  const { part, run, open } = useLateWork({ t, page, ownerId, requests, confirm, report });
  const ask: typeof open = (act) => {
    preloadConfirm();
    return open(act);
  };

  return {
    ...useListExport({
      page,
      exporter: useExportProducts(),
      query: toFilterQuery(page.view, isManager),
      fileName: "products.xlsx",
      failed: t.exportFailed,
      onExported: (productIds) => report({ widget: "products", type: "productsExported", detail: { productIds } }),
    }),
    /** Render it with the list: it holds the actions in progress. */
    part,
    /** The question before a deletion. */
    dialog,
    isAdding,

    /** Creates a product that has only a name (B-PROD-13), once, however often it is asked for meanwhile. */
    add: async (name: string): Promise<void> => {
      if (isAdding) return;
      setAdding(true);
      await run((work) => work.add(name));
      setAdding(false);
    },
    deleteOne: (id: string) => run((work) => work.deleteOne(id)),
    askToDelete: (row: ProductRow) => ask((work) => work.askToDelete(row)),
    askToDeleteChosen: (count: number, withChosen: WithChosen) =>
      ask((work) => work.askToDeleteChosen(count, withChosen)),
  };
}
