import type { Country, TagColor } from "@callwright/sdk/contract";
import {
  useCreatePotentialCustomerTag,
  useCreateProduct,
  useListCountries,
  useListPotentialCustomerTags,
  useListProducts,
} from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { Option } from "../../../ui/combo-box/index.js";

const perSearch = 20;
const tagColors: readonly TagColor[] = ["blue", "teal", "pink", "yellow"];

/** What a field that searches the server is given. */
export interface SearchedOptions {
  options: readonly Option[];
  isLoading: boolean;
  onSearch: (text: string) => void;
}

/** Everything the customer form chooses from, and how to add to it. */
export function useFormChoices(ownerId: string | null | undefined) {
  const countries = useListCountries();
  const [productText, searchProducts] = useState("");
  const [tagText, searchTags] = useState("");
  const owner = ownerId ? { sellerCompanyId: ownerId } : {};
  const products = useListProducts({
    query: {
      perPage: perSearch,
      sortBy: "name",
      ...(ownerId === null ? { isPublic: true } : owner),
      ...asked(productText),
    },
  });
  const tags = useListPotentialCustomerTags({ query: { perPage: perSearch, ...owner, ...asked(tagText) } });
  const createProduct = useCreateProduct();
  const createTag = useCreatePotentialCustomerTag();
  const ownerBody = ownerId === undefined ? {} : { sellerCompanyId: ownerId };

  const countryItems = countries.data?.items;
  const productItems = products.data?.items;
  const tagItems = tags.data?.items;
  return {
    countries: useMemo<readonly Country[]>(() => countryItems ?? [], [countryItems]),
    products: {
      options: useMemo(() => (productItems ?? []).map(toProductOption), [productItems]),
      isLoading: products.isLoading,
      onSearch: searchProducts,
    } satisfies SearchedOptions,
    tags: {
      options: useMemo(() => (tagItems ?? []).map(({ id, title }) => ({ id, label: title })), [tagItems]),
      isLoading: tags.isLoading,
      onSearch: searchTags,
    } satisfies SearchedOptions,

    /** Adds a product by name and answers it as a choice (B-PROD-13). */
    addProduct: async (name: string): Promise<Option> =>
      toProductOption(await createProduct.trigger({ body: { name, ...ownerBody } })),

    /** Adds a tag in one of the four colours, at random, and answers it as a choice (B-TAG-05, B-TAG-08). */
    addTag: async (title: string): Promise<Option> => {
      const color = tagColors[Math.floor(Math.random() * tagColors.length)] ?? "blue";
      const tag = await createTag.trigger({ body: { title, color, ...ownerBody } });
      return { id: tag.id, label: tag.title };
    },
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
