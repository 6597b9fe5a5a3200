/** The server's maximum for one page. */
const perRead = 100;

/** One page of a list. */
interface ListedPage<Item> {
  items: readonly Item[];
  metaData: { totalCount: number };
}

/**
 * Reads a whole list, with each item once, for actions on all records, including those that were never on the screen.
 * Rejects with the error of the read.
 *
 * @example
 * const items = await readAll((page) => client.call("listPhoneBooks", { query: { ...filters, ...page } }));
 */
export async function readAll<Item extends { id: string }>(
  read: (page: { page: number; perPage: number }) => Promise<ListedPage<Item>>,
): Promise<Item[]> {
  const found = new Map<string, Item>();
  // One page after the other, because the server refuses a burst of requests.
  for (let page = 0, pageCount = 1; page < pageCount; page += 1) {
    const { items, metaData } = await read({ page, perPage: perRead });
    for (const item of items) found.set(item.id, item);
    pageCount = Math.ceil(metaData.totalCount / perRead);
  }
  return [...found.values()];
}

/** Reads the ids of a whole list. */
export async function readAllIds(read: Parameters<typeof readAll>[0]): Promise<string[]> {
  return (await readAll(read)).map(({ id }) => id);
}
