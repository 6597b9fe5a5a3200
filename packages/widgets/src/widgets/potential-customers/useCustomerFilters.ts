import { useListPotentialCustomerTags, useListSellerCompanies } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

/** So many are found at a time; more letters find fewer. */
const perSearch = 20;

/** Something to choose in a filter. */
export interface FilterChoice {
  id: string;
  label: string;
}

/** A filter whose choices come from the server as one types. */
export interface AsyncFilter {
  choices: readonly FilterChoice[];
  isLoading: boolean;
  search: (text: string) => void;
}

/** The choices of the filters that the server fills. Nothing is read before a filter is opened. */
export function useCustomerFilters(
  isManager: boolean,
  ownerId: string | null | undefined,
): { tags: AsyncFilter; sellers: AsyncFilter } {
  const [tagText, searchTags] = useState<string>();
  const [sellerText, searchSellers] = useState<string>();
  const tags = useListPotentialCustomerTags(
    tagText === undefined ? null : { query: { ...asked(tagText), ...(ownerId && { sellerCompanyId: ownerId }) } },
  );
  const sellers = useListSellerCompanies(
    !isManager || sellerText === undefined ? null : { query: { ...asked(sellerText), sortBy: "name" } },
  );
  const tagItems = tags.data?.items;
  const sellerItems = sellers.data?.items;
  return {
    tags: {
      choices: useMemo(() => (tagItems ?? []).map(({ id, title }) => ({ id, label: title })), [tagItems]),
      isLoading: tags.isLoading,
      search: searchTags,
    },
    sellers: {
      choices: useMemo(() => (sellerItems ?? []).map(({ id, name }) => ({ id, label: name })), [sellerItems]),
      isLoading: sellers.isLoading,
      search: searchSellers,
    },
  };
}

function asked(text: string) {
  return { page: 0, perPage: perSearch, ...(text && { text }) };
}
