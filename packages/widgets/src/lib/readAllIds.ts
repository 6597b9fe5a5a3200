/** The most the server gives in one page. */
const perRead = 100;

/** One page of a list. */
interface ListedPage {
  items: readonly { id: string }[];
  metaData: { totalCount: number };
}

/**
 * The ids of a whole list, for what is done with "all": rows that were counted but never on the screen.
 * Rejects with what the reading rejects with.
 *
 * @example
 * const ids = await readAllIds((page) => client.call("listPhoneBooks", { query: { ...filters, ...page } }));
 */
export async function readAllIds(
  read: (page: { page: number; perPage: number }) => Promise<ListedPage>,
): Promise<string[]> {
  const ids = new Set<string>();
  // One page after the other: all at once would be a burst that the server refuses.
  for (let page = 0, pageCount = 1; page < pageCount; page += 1) {
    const { items, metaData } = await read({ page, perPage: perRead });
    for (const { id } of items) ids.add(id);
    pageCount = Math.ceil(metaData.totalCount / perRead);
  }
  return [...ids];
}
