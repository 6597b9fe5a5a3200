import { useCreateProduct, useUpdateProduct } from "@callwright/sdk/hooks";

import { type ProductValues, toProductBody } from "./productForm.js";

/**
 * How the form of a product is sent.
 *
 * @param productId the one that is changed; without it one is created
 * @param ownerId the company a manager creates for, null for the catalogue, undefined for a seller's own
 * @returns a function that answers the product's id and rejects with an ApiError
 */
export function useSaveProduct(productId: string | undefined, ownerId: string | null | undefined) {
  const create = useCreateProduct();
  const update = useUpdateProduct();
  const owner = ownerId === undefined ? {} : { sellerCompanyId: ownerId };
  return async (values: ProductValues): Promise<string> => {
    const body = toProductBody(values);
    const saving =
      productId === undefined
        ? create.trigger({ body: { ...body, ...owner } })
        : update.trigger({ path: { id: productId }, body });
    return (await saving).id;
  };
}
