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
  /** The owner of a new product: a company, null for the catalogue, or undefined for the seller's own company. */
  ownerId: string | null | undefined;
  report: (event: ProductsEvent) => void;
}

/** The actions for products outside of the form, and whether they are in progress. */
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

    /** Creates a product that has only a name (B-PROD-13). */
    add: async (name: string): Promise<void> => {
      if (createProduct.isMutating) return;
      const owner = ownerId === undefined ? {} : { sellerCompanyId: ownerId };
      const made = await announce(() => createProduct.trigger({ body: { name, ...owner } }), {
        done: t.added,
        failed: t.addFailed,
      });
      if (made) report({ widget: "products", type: "productCreated", detail: { productId: made.result.id } });
    },

    /**
     * Reads how many records lose the product if it is deleted. If that fails, the confirmation does not mention them.
     */
    readWhatGoes: (id: string) =>
      client.call("getProductUse", { path: { id } }).catch(() => ({ customerCount: 0, phoneBookCount: 0 })),

    /** Deletes one product. This is possible on every plan. */
    deleteOne: (id: string): Promise<void> =>
      remove([id], async () => {
        await deleteProduct.trigger({ path: { id } });
        return 1;
      }),

    deleteMany: (ids: readonly string[]): Promise<void> =>
      remove(ids, async () => (await deleteProducts.trigger({ body: { ids: [...ids] } })).deletedCount),
  };

  /** @param ask returns the number of products that were deleted; the user may not delete the others. */
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
