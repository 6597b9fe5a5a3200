import { plain } from "@callwright/sdk";
import type { SellerCompany } from "@callwright/sdk/contract";
import { useCreateProduct, useListProducts } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { Option } from "../../../ui/combo-box/index.js";

const perSearch = 20;

/**
 * The products that a company can choose to sell: those of the catalogue, searched as a person types, and those that it
 * sells already.
 */
export function useProductsToSell({ id, products }: SellerCompany) {
  const [searched, search] = useState("");
  const text = searched.trim();
  const { data, isLoading } = useListProducts({
    query: { isPublic: true, perPage: perSearch, sortBy: "match", ...(text && { text }) },
  });
  const createProduct = useCreateProduct();
  const items = data?.items;
  return {
    options: useMemo<readonly Option[]>(() => {
      const wanted = plain(text);
      const sold = products.filter(({ name }) => plain(name).includes(wanted));
      const all = new Map([...sold, ...(items ?? [])].map((product) => [product.id, product]));
      return [...all.values()].map(({ id, name }) => ({ id, label: name }));
    }, [items, products, text]),
    isLoading,
    onSearch: search,
    /**
     * Creates a product of the company's own with the given name, and returns it as an option. Rejects with an
     * ApiError.
     */
    add: async (name: string): Promise<Option> => {
      const product = await createProduct.trigger({ body: { name, sellerCompanyId: id } });
      return { id: product.id, label: product.name };
    },
  };
}
