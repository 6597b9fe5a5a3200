import type { ApiError } from "@callwright/sdk";
import { useCreateProduct, useDeleteProduct, useDeleteProducts, useExportProducts } from "@callwright/sdk/hooks";
import type { Dispatch, SetStateAction } from "react";

import { saveFile } from "../../lib/saveFile.js";
import type { TableSelection } from "../../ui/table/index.js";
import { toFilterQuery } from "./products.model.js";
import type { ProductsEvent, ProductsView } from "./Products.types.js";

/** Says what came of what somebody did. */
export interface ProductActionsVoice {
  added(): void;
  addFailed(error: ApiError): void;
  deleted(count: number): void;
  /** So many of the chosen ones are not the reader's to delete. */
  kept(count: number): void;
  deleteFailed(error: ApiError): void;
  exportFailed(): void;
  /** Which products "all" are could not be read. */
  selectionFailed: (error: ApiError) => void;
}

interface ProductActionsOptions {
  view: ProductsView;
  isManager: boolean;
  /** Whose a new product is: a company's, null for the catalogue, undefined for the seller's own. */
  ownerId: string | null | undefined;
  voice: ProductActionsVoice;
  report: (event: ProductsEvent) => void;
  /** Products shown as gone ahead of the answer. */
  setDeleting: Dispatch<SetStateAction<ReadonlySet<string>>>;
  /** Told after a deletion or export, which take the choice back. */
  onDone: () => void;
}

/** What can be done with products beside the form, and what is under way. */
export function useProductActions(options: ProductActionsOptions) {
  const { view, isManager, ownerId, voice, report, setDeleting, onDone } = options;
  const createProduct = useCreateProduct();
  const deleteProduct = useDeleteProduct();
  const deleteProducts = useDeleteProducts();
  const exportProducts = useExportProducts();

  return {
    isExporting: exportProducts.isMutating,
    isAdding: createProduct.isMutating,

    /** Makes a product of a name alone (B-PROD-13). */
    add: async (name: string): Promise<void> => {
      if (createProduct.isMutating) return;
      try {
        const owner = ownerId === undefined ? {} : { sellerCompanyId: ownerId };
        const { id } = await createProduct.trigger({ body: { name, ...owner } });
        voice.added();
        report({ widget: "products", type: "productCreated", detail: { productId: id } });
      } catch (error) {
        voice.addFailed(error as ApiError);
      }
    },

    /** Deletes one, which needs no plan. */
    deleteOne: (id: string): Promise<void> =>
      remove([id], async () => {
        await deleteProduct.trigger({ path: { id } });
        return 1;
      }),

    deleteMany: (ids: readonly string[]): Promise<void> =>
      remove(ids, async () => (await deleteProducts.trigger({ body: { ids: [...ids] } })).deletedCount),

    /** Saves products as a workbook: all that the view finds. */
    export: () => save(undefined),

    /** Saves the chosen ones; all of a list is what the view finds. */
    exportChosen: async (selection: TableSelection) => {
      if (await save(selection === "all" ? undefined : [...selection])) onDone();
    },
  };

  /** Takes products off the list at once, and puts them back if the server does not agree. */
  async function remove(ids: readonly string[], ask: () => Promise<number>): Promise<void> {
    setDeleting((all) => new Set([...all, ...ids]));
    onDone();
    try {
      const count = await ask();
      if (count > 0) voice.deleted(count);
      if (count < ids.length) {
        putBack(ids);
        voice.kept(ids.length - count);
      }
      report({ widget: "products", type: "productsDeleted", detail: { productIds: ids } });
    } catch (error) {
      putBack(ids);
      voice.deleteFailed(error as ApiError);
    }
  }

  function putBack(ids: readonly string[]) {
    setDeleting((all) => new Set([...all].filter((id) => !ids.includes(id))));
  }

  /** Answers whether it was saved. */
  async function save(ids: readonly string[] | undefined): Promise<boolean> {
    try {
      const query = toFilterQuery(view, isManager);
      const { blob, fileName } = await exportProducts.trigger(ids ? { body: { ids: [...ids] } } : { query });
      saveFile({ blob, fileName: fileName ?? "products.xlsx" });
    } catch {
      voice.exportFailed();
      return false;
    }
    report({ widget: "products", type: "productsExported", detail: { productIds: ids ?? "all" } });
    return true;
  }
}
