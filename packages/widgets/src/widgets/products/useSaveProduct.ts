import type { ReadState } from "@callwright/sdk";
import { useApi, useCreateProduct, useUpdateProduct } from "@callwright/sdk/hooks";

import type { RecordState } from "../../forms/index.js";
import { type ProductValues, toProductBody, toProductValues } from "./productForm.js";

/**
 * How the form of a product is sent, and what it changes read again.
 *
 * @param productId the one that is changed; without it one is created
 * @param ownerId the company a manager creates for, null for the catalogue, undefined for a seller's own
 */
export function useSaveProduct(productId: string | undefined, ownerId: string | null | undefined) {
  const create = useCreateProduct();
  const update = useUpdateProduct();
  const owner = ownerId === undefined ? {} : { sellerCompanyId: ownerId };
  const client = useApi();
  return {
    /** Rejects with an ApiError. */
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
