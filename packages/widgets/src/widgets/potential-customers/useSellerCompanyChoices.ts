import { useListSellerCompanies } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import type { Option } from "../../ui/combo-box/index.js";

const step = 20;
const most = 100;

/** Seller companies to choose from, as one types and on as one scrolls. */
export function useSellerCompanyChoices() {
  const [text, setText] = useState("");
  const [perPage, setPerPage] = useState(step);
  const { data, isLoading } = useListSellerCompanies({
    query: { page: 0, perPage, sortBy: "name", ...(text.trim() && { text: text.trim() }) },
  });
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
