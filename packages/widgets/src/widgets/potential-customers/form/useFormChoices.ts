import type { Country } from "@callwright/sdk/contract";
import { useCreateProduct, useListCountries, useListProducts } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { Option } from "../../../ui/combo-box/index.js";

const perSearch = 20;

/** What a field that searches the server is given. */
export interface SearchedOptions {
  options: readonly Option[];
  isLoading: boolean;
  onSearch: (text: string) => void;
}

/** What the customer form chooses from, and how to add to it. Tags see to themselves. */
export function useFormChoices(ownerId: string | null | undefined) {
  const countries = useListCountries();
  const [productText, searchProducts] = useState("");
  const owner = ownerId ? { sellerCompanyId: ownerId } : {};
  const products = useListProducts({
    query: {
      perPage: perSearch,
      sortBy: "match",
      ...(ownerId === null ? { isPublic: true } : owner),
      ...asked(productText),
    },
  });
  const createProduct = useCreateProduct();
  const ownerBody = ownerId === undefined ? {} : { sellerCompanyId: ownerId };

  const countryItems = countries.data?.items;
  const productItems = products.data?.items;
  return {
    countries: useMemo<readonly Country[]>(() => countryItems ?? [], [countryItems]),
    isLoadingCountries: countries.isLoading,
    products: {
      options: useMemo(() => (productItems ?? []).map(toProductOption), [productItems]),
      isLoading: products.isLoading,
      onSearch: searchProducts,
    } satisfies SearchedOptions,

    /** Adds a product by name and answers it as a choice (B-PROD-13). */
    addProduct: async (name: string): Promise<Option> =>
      toProductOption(await createProduct.trigger({ body: { name, ...ownerBody } })),
  };
}

/** What the form chooses from. */
export type FormChoices = ReturnType<typeof useFormChoices>;

const toProductOption = ({ id, name, hscode }: { id: string; name: string; hscode: string | null }): Option => ({
  id,
  label: name,
  detail: hscode ?? undefined,
});

function asked(text: string) {
  return text.trim() ? { text: text.trim() } : {};
}
