import { type Messages, useAllMessages } from "../../i18n/index.js";
import { useAnnounce } from "../../lists/useAnnounce.js";
import { useRemoval } from "../../lists/useRemoval.js";
import type { ListPage } from "../../lists/useListPage.js";
import type { Confirmation } from "../../ui/confirm/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { firstProductsMessages } from "./products.firstTexts.js";
import { productsMessages } from "./products.messages.js";
import type { ProductRow, ProductsEvent, ProductsView } from "./Products.types.js";
import type { ProductRequests } from "./useProductRequests.js";

/** Options of {@link useProductWork}. */
export interface ProductWorkOptions {
  t: Messages<typeof firstProductsMessages>;
  page: ListPage<ProductsView>;
  /** The owner of a new product: a company, null for the catalogue, or undefined for the seller's own company. */
  ownerId: string | null | undefined;
  requests: ProductRequests;
  confirm: (question: Confirmation) => Promise<boolean>;
  report: (event: ProductsEvent) => void;
}

/** Carries out with the ids of the selected products what it is given. */
export type WithChosen = (act: (ids: readonly string[]) => Promise<void>) => Promise<void>;

/** What adds and deletes products outside of the form, with the questions before and the announcements after. */
export function useProductWork({ t: begun, page, ownerId, requests, confirm, report }: ProductWorkOptions) {
  const t = useAllMessages(productsMessages, begun);
  const toast = useToast();
  const announce = useAnnounce();
  const removal = useRemoval(page);
  const { client, createProduct, deleteProduct, deleteProducts } = requests;

  return {
    /** Creates a product that has only a name (B-PROD-13). */
    add: async (name: string): Promise<void> => {
      const owner = ownerId === undefined ? {} : { sellerCompanyId: ownerId };
      const made = await announce(() => createProduct.trigger({ body: { name, ...owner } }), {
        done: t.added,
        failed: t.addFailed,
      });
      if (made) report({ widget: "products", type: "productCreated", detail: { productId: made.result.id } });
    },

    /** Deletes one product. This is possible on every plan. */
    deleteOne,

    /** Asks for confirmation, and says how many records lose the product. */
    askToDelete: async ({ id, name }: ProductRow): Promise<void> => {
      const { customerCount, phoneBookCount } = await readWhatGoes(id);
      const body = [
        t.deleteBody,
        ...(customerCount > 0 ? [t.goesCustomers({ count: customerCount })] : []),
        ...(phoneBookCount > 0 ? [t.goesItems({ count: phoneBookCount })] : []),
      ].join(" ");
      if (await confirm({ title: t.deleteTitle({ name }), body, confirmLabel: t.delete })) await deleteOne(id);
    },

    askToDeleteChosen: async (count: number, withChosen: WithChosen): Promise<void> => {
      const title = t.deleteManyTitle({ count });
      const isAgreed = await confirm({ title, body: t.deleteManyBody({ count }), confirmLabel: t.delete });
      if (isAgreed) await withChosen(deleteMany);
    },
  };

  /** Reads how many records lose the product if it is deleted. If that fails, the question does not mention them. */
  function readWhatGoes(id: string) {
    return client.call("getProductUse", { path: { id } }).catch(() => ({ customerCount: 0, phoneBookCount: 0 }));
  }

  function deleteOne(id: string): Promise<void> {
    return remove([id], async () => {
      await deleteProduct.trigger({ path: { id } });
      return 1;
    });
  }

  function deleteMany(ids: readonly string[]): Promise<void> {
    return remove(ids, async () => (await deleteProducts.trigger({ body: { ids: [...ids] } })).deletedCount);
  }

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
