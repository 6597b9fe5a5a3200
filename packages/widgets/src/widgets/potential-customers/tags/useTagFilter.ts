import { useListPotentialCustomerTags } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { Option } from "../../../ui/combo-box/index.js";

/** So many are found at a time; more letters find fewer. */
const perSearch = 20;

/** What a filter by tag chooses from. */
export interface TagFilter {
  options: readonly Option[];
  isLoading: boolean;
  onSearch: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** The choices of the filter by tag, as one types. Nothing is read before it is opened. */
export function useTagFilter(ownerId: string | null | undefined): TagFilter {
  const [text, search] = useState<string>();
  const query = { page: 0, perPage: perSearch, ...(text && { text }), ...(ownerId && { sellerCompanyId: ownerId }) };
  const { data, isLoading } = useListPotentialCustomerTags(text === undefined ? null : { query });
  const items = data?.items;
  return {
    options: useMemo(() => (items ?? []).map(({ id, title }) => ({ id, label: title })), [items]),
    isLoading,
    onSearch: search,
    onOpenChange: (isOpen) => isOpen && search(""),
  };
}
