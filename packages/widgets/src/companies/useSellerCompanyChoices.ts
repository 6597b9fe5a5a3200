import { useListSellerCompanies } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { Option } from "../ui/combo-box/index.js";

/** A page of the selector, and the most that the server gives at once: then more letters find fewer. */
const step = 10;
const most = 100;

/**
 * Seller companies to choose from, as one types and on as one scrolls.
 *
 * @param isWanted whether to read at all: a filter waits until it is opened
 */
export function useSellerCompanyChoices(isWanted = true) {
  const [text, setText] = useState("");
  const [perPage, setPerPage] = useState(step);
  const query = { page: 0, perPage, sortBy: "name" as const, ...(text.trim() && { text: text.trim() }) };
  const { data, isLoading } = useListSellerCompanies(isWanted ? { query } : null);
  const items = data?.items;
  const hasMore = items !== undefined && items.length < Math.min(data?.metaData.totalCount ?? 0, most);
  return {
    options: useMemo<readonly Option[]>(() => (items ?? []).map(({ id, name }) => ({ id, label: name })), [items]),
    isLoading,
    onSearch: (next: string) => {
      setText(next);
      setPerPage(step);
    },
    onLoadMore: hasMore && !isLoading ? () => setPerPage((count) => Math.min(count + step, most)) : undefined,
  };
}
