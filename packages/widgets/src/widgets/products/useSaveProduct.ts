import type { ReadState } from "@callwright/sdk";
import { useApi, useCreateProduct, useUpdateProduct } from "@callwright/sdk/hooks";

import type { RecordState } from "../../forms/index.js";
import { type ProductValues, toProductBody, toProductValues } from "./productForm.js";

/**
 * The requests of a product's form: one saves the product, the other reads it again.
 *
 * @param productId the product that is edited; without it, one is created
 * @param ownerId the company a manager creates for, null for the catalogue, undefined for a seller's own company
 */
export function useSaveProduct(productId: string | undefined, ownerId: string | null | undefined) {
  const create = useCreateProduct();
  const update = useUpdateProduct();
  const owner = ownerId === undefined ? {} : { sellerCompanyId: ownerId };
  const client = useApi();
  return {
    /** Saves the product. Rejects with an ApiError. */
    save: (values: ProductValues, basedOn: ReadState | undefined) => {
      const body = toProductBody(values);
      return productId === undefined
        ? create.trigger({ body: { ...body, ...owner } })
        : update.trigger({ path: { id: productId }, body, basedOn });
    },
    readAgain: async (id: string): Promise<RecordState<ProductValues>> => {
      const product = await client.call("getProduct", { path: { id } });
      return { updatedAt: product.updatedAt, values: toProductValues(product) };
    },
  };
}
