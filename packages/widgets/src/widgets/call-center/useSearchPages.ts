import { useState } from "react";

import type { Choice, Choices } from "./CallCenter.types.js";

/**
 * The number of results at first and of each further load, and the maximum. Beyond it a more specific search is needed.
 */
const step = 20;
const most = 100;

interface FoundPage<Item> {
  data: { items: Item[]; metaData: { totalCount: number } } | undefined;
  isLoading: boolean;
}

interface SearchPages {
  /** The query to read; null before anybody has searched. */
  query: { page: number; perPage: number; text?: string } | null;
  /** Converts the results to the choices of a field or a filter. */
  choicesOf: <Item>(found: FoundPage<Item>, toChoice: (item: Item) => Choice) => Choices;
}

/**
 * Searches a list on the server for records to choose: as a person types, and for more as they scroll.
 *
 * @param isWanted whether to read before the first search
 */
export function useSearchPages(isWanted = false): SearchPages {
  const [searched, setText] = useState<string>();
  const [perPage, setPerPage] = useState(step);
  const text = searched ?? (isWanted ? "" : undefined);
  const search = (next: string) => {
    setText(next);
    setPerPage(step);
  };
  return {
    query: text === undefined ? null : { page: 0, perPage, ...(text.trim() && { text: text.trim() }) },
    choicesOf({ data, isLoading }, toChoice) {
      const hasMore = data !== undefined && data.items.length < Math.min(data.metaData.totalCount, most);
      return {
        options: (data?.items ?? []).map(toChoice),
        isLoading,
        search,
        loadMore: hasMore && !isLoading ? () => setPerPage((count) => Math.min(count + step, most)) : undefined,
      };
    },
  };
}
