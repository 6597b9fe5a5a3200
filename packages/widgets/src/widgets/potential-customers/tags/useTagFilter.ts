import { useListPotentialCustomerTags } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { Option } from "../../../ui/combo-box/index.js";

/** The maximum number of tags that a search returns. */
const perSearch = 20;

/** The options of the filter by tag, and its events. */
export interface TagFilter {
  options: readonly Option[];
  isLoading: boolean;
  onSearch: (text: string) => void;
  onOpenChange: (isOpen: boolean) => void;
}

/** Finds the options of the filter by tag as a person types. Nothing is read before the filter is opened. */
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
