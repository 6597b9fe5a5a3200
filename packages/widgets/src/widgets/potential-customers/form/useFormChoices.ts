import type { Country } from "@callwright/sdk/contract";
import { useCreateProduct, useListCountries, useListProducts } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { Option } from "../../../ui/combo-box/index.js";

const perSearch = 20;

/** The options of a field that searches on the server. */
export interface SearchedOptions {
  options: readonly Option[];
  isLoading: boolean;
  onSearch: (text: string) => void;
}

/**
 * The options of a customer's form, and an action that adds a product. The options for tags come from `useTagChoices`.
 */
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

    /** Creates a product with this name and returns it as an option (B-PROD-13). */
    addProduct: async (name: string): Promise<Option> =>
      toProductOption(await createProduct.trigger({ body: { name, ...ownerBody } })),
  };
}

/** The result of {@link useFormChoices}. */
export type FormChoices = ReturnType<typeof useFormChoices>;

const toProductOption = ({ id, name, hscode }: { id: string; name: string; hscode: string | null }): Option => ({
  id,
  label: name,
  detail: hscode ?? undefined,
});

function asked(text: string) {
  return text.trim() ? { text: text.trim() } : {};
}
