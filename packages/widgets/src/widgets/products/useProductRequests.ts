import { useApi, useCreateProduct, useDeleteProduct, useDeleteProducts } from "@callwright/sdk/hooks";

/**
 * The requests of products that are made outside of forms. They are here, and not with the code that uses them later, because bundlers
 * split a page into more files when later code has hooks of the SDK.
 */
export function useProductRequests() {
  return {
    client: useApi(),
    createProduct: useCreateProduct(),
    deleteProduct: useDeleteProduct(),
    deleteProducts: useDeleteProducts(),
  };
}

/** What {@link useProductRequests} returns. */
export type ProductRequests = ReturnType<typeof useProductRequests>;
