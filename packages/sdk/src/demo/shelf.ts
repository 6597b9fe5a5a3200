import { fixtures } from "../fake/index.js";
import { plain } from "../plain.js";

interface PageQuery {
  page?: number | undefined;
  perPage?: number | undefined;
  sortBy?: string | undefined;
  text?: string | undefined;
}

/** The records of one kind, as on a server. */
export interface Shelf<Item extends { id: string }> {
  /** Newest first, unless another order is requested. */
  all(): readonly Item[];
  find(id: string | undefined): Item | undefined;
  /** A page of the matching records. */
  page(query: PageQuery, fits?: (item: Item) => boolean): { items: Item[]; metaData: { totalCount: number } };
  add(item: Item): Item;
  /** Changes one; undefined if there is none. */
  change(id: string, change: Partial<Item>): Item | undefined;
  /** Returns how many there were. */
  remove(ids: readonly string[]): number;
}

/** @param textOf the text that a search looks in. */
export function shelf<Item extends { id: string }>(
  first: readonly Item[],
  textOf: (item: Item) => string,
): Shelf<Item> {
  let items = [...first];
  return {
    all: () => items,
    find: (id) => items.find((item) => item.id === id),
    page({ page = 0, perPage = 10, sortBy, text = "" }, fits = () => true) {
      const wanted = plain(text.trim());
      const found = items.filter((item) => plain(textOf(item)).includes(wanted) && fits(item));
      if (sortBy !== undefined) found.sort(by(sortBy));
      return fixtures.page(found.slice(page * perPage, (page + 1) * perPage), found.length);
    },
    add(item) {
      items = [item, ...items];
      return item;
    },
    change(id, change) {
      items = items.map((item) => (item.id === id ? { ...item, ...change } : item));
      return items.find((item) => item.id === id);
    },
    remove(ids) {
      const before = items.length;
      items = items.filter(({ id }) => !ids.includes(id));
      return before - items.length;
    },
  };
}

/** Sorts by a field, or with `-field` in descending order; records are sorted by their name. */
function by(sortBy: string) {
  const direction = sortBy.startsWith("-") ? -1 : 1;
  const field = sortBy.replace(/^-/, "");
  return (a: object, b: object): number => direction * compare(keyOf(a, field), keyOf(b, field));
}

function keyOf(item: object, field: string): string | number {
  const value = (item as Record<string, unknown>)[field];
  if (typeof value === "number" || typeof value === "string") return value;
  return typeof value === "object" && value !== null && "name" in value ? String(value.name) : "";
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b));
}
