import {
  useApi,
  useCreateProduct,
  useDeleteProduct,
  useDeleteProducts,
  useExportProducts,
} from "@callwright/sdk/hooks";

import type { Messages } from "../../i18n/index.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { useListExport, useRemoval } from "../../lists/useListActions.js";
import type { ListPage } from "../../lists/useListPage.js";
import { useToast } from "../../ui/toast/index.js";
import type { productsMessages } from "./products.messages.js";
import { toFilterQuery } from "./products.model.js";
import type { ProductsEvent, ProductsView } from "./Products.types.js";

interface ProductActionsOptions {
  t: Messages<typeof productsMessages>;
  page: ListPage<ProductsView>;
  isManager: boolean;
  /** Whose a new product is: a company's, null for the catalogue, undefined for the seller's own. */
  ownerId: string | null | undefined;
  report: (event: ProductsEvent) => void;
}

/** What can be done with products beside the form, and what is under way. */
export function useProductActions({ t, page, isManager, ownerId, report }: ProductActionsOptions) {
  const client = useApi();
  const toast = useToast();
  const announce = useAnnounce();
  const removal = useRemoval(page);
  const createProduct = useCreateProduct();
  const deleteProduct = useDeleteProduct();
  const deleteProducts = useDeleteProducts();

  return {
    ...useListExport({
      page,
      exporter: useExportProducts(),
      query: toFilterQuery(page.view, isManager),
      fileName: "products.xlsx",
      failed: t.exportFailed,
      onExported: (productIds) => report({ widget: "products", type: "productsExported", detail: { productIds } }),
    }),
    isAdding: createProduct.isMutating,

    /** Makes a product of a name alone (B-PROD-13). */
    add: async (name: string): Promise<void> => {
      if (createProduct.isMutating) return;
      const owner = ownerId === undefined ? {} : { sellerCompanyId: ownerId };
      const made = await announce(() => createProduct.trigger({ body: { name, ...owner } }), {
        done: t.added,
        failed: t.addFailed,
      });
      if (made) report({ widget: "products", type: "productCreated", detail: { productId: made.result.id } });
    },

    /** What loses a product that is deleted. Where it cannot be read it is asked all the same. */
    readWhatGoes: (id: string) =>
      client.call("getProductUse", { path: { id } }).catch(() => ({ customerCount: 0, phoneBookCount: 0 })),

    /** Deletes one, which needs no plan. */
    deleteOne: (id: string): Promise<void> =>
      remove([id], async () => {
        await deleteProduct.trigger({ path: { id } });
        return 1;
      }),

    deleteMany: (ids: readonly string[]): Promise<void> =>
      remove(ids, async () => (await deleteProducts.trigger({ body: { ids: [...ids] } })).deletedCount),
  };

  /** @param ask answers how many were deleted: the others are not the reader's to delete */
  async function remove(ids: readonly string[], ask: () => Promise<number>): Promise<void> {
    const isDone = await removal(ids, ask, {
      done: (count) => {
        if (count < ids.length) {
          page.putBack(ids);
          toast.error(t.kept({ count: ids.length - count }));
        }
        return count > 0 ? t.deleted({ count }) : undefined;
      },
      failed: t.deleteFailed,
    });
    if (isDone) report({ widget: "products", type: "productsDeleted", detail: { productIds: ids } });
  }
}
