import { useState } from "react";

import type { Choice, Choices } from "./CallCenter.types.js";

/** So many are found at first and added each time; after five times more letters find fewer. */
const step = 20;
const most = 100;

interface FoundPage<Item> {
  data: { items: Item[]; metaData: { totalCount: number } } | undefined;
  isLoading: boolean;
}

interface SearchPages {
  /** What to read; null before anybody wants to choose. */
  query: { page: number; perPage: number; text?: string } | null;
  /** What was found, as a field or filter shows it. */
  choicesOf: <Item>(found: FoundPage<Item>, toChoice: (item: Item) => Choice) => Choices;
}

/**
 * Searches a list on the server for something to choose: as one types, and on as one scrolls.
 *
 * @param isWanted whether to read ahead of the first search
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
