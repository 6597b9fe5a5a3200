/** The server's maximum for one page. */
const perRead = 100;

/** How many pages are read at a time: a browser opens six connections, and other reads need some, too. */
const atOnce = 4;

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
  const readPage = (page: number) => read({ page, perPage: perRead });
  const first = await readPage(0);
  const pageCount = Math.ceil(first.metaData.totalCount / perRead);
  const pages = [first];
  while (pages.length < pageCount) {
    const next = Array.from({ length: Math.min(atOnce, pageCount - pages.length) }, (_, nth) => pages.length + nth);
    pages.push(...(await Promise.all(next.map(readPage))));
  }
  const found = new Map<string, Item>();
  for (const item of pages.flatMap(({ items }) => items)) found.set(item.id, item);
  return [...found.values()];
}
