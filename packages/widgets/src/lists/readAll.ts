/** The most the server gives in one page. */
const perRead = 100;

/** One page of a list. */
interface ListedPage<Item> {
  items: readonly Item[];
  metaData: { totalCount: number };
}

/**
 * A whole list, each item once, for what is done with "all": rows that were counted but never on the screen.
 * Rejects with what the reading rejects with.
 *
 * @example
 * const items = await readAll((page) => client.call("listPhoneBooks", { query: { ...filters, ...page } }));
 */
export async function readAll<Item extends { id: string }>(
  read: (page: { page: number; perPage: number }) => Promise<ListedPage<Item>>,
): Promise<Item[]> {
  const found = new Map<string, Item>();
  // One page after the other: all at once would be a burst that the server refuses.
  for (let page = 0, pageCount = 1; page < pageCount; page += 1) {
    const { items, metaData } = await read({ page, perPage: perRead });
    for (const item of items) found.set(item.id, item);
    pageCount = Math.ceil(metaData.totalCount / perRead);
  }
  return [...found.values()];
}

/** The ids of a whole list, read as by `readAll`. */
export async function readAllIds(read: Parameters<typeof readAll>[0]): Promise<string[]> {
  return (await readAll(read)).map(({ id }) => id);
}
