import type { Product, Query } from "@callwright/sdk/contract";

import { changesOf, pageFrom, perPageFrom, sortFrom, textFrom } from "../../lib/viewValues.js";
import type { ProductRow, ProductsView } from "./Products.types.js";

/** What is shown when nobody asked for anything else (B-PROD-23). */
export const defaultView: ProductsView = {
  page: 0,
  perPage: 10,
  sortBy: "-updatedAt",
  text: "",
  sellerCompanyId: "",
};

const sortFields: ReadonlySet<string> = new Set(["updatedAt", "createdAt", "name", "hscode", "sector"]);

/** A view from values that may come from anywhere, e.g. an address. What makes no sense is left at its default. */
export function readView(given: { readonly [Key in keyof ProductsView]?: unknown } = {}): ProductsView {
  return {
    page: pageFrom(given.page),
    perPage: perPageFrom(given.perPage, defaultView.perPage),
    sortBy: sortFrom(given.sortBy, sortFields, defaultView.sortBy),
    text: textFrom(given.text),
    sellerCompanyId: textFrom(given.sellerCompanyId),
  };
}

/** What of a view is not as it would be anyway: all that an address has to remember. */
export function viewChanges(view: ProductsView): Partial<ProductsView> {
  return changesOf(view, defaultView);
}

/** Changes a view. Whatever changes which rows there are starts again at the first page. */
export function changeView(view: ProductsView, change: Partial<ProductsView>): ProductsView {
  return { ...view, page: 0, ...change };
}

/** Whether a change leaves the list its rows, in whatever order and page by page: what is chosen of it stays chosen. */
export function isSameList(change: Partial<ProductsView>): boolean {
  return Object.keys(change).every((key) => ["page", "perPage", "sortBy"].includes(key));
}

/** Whether the list is narrowed. The company is where one looks, not what one looks for. */
export function isFiltered({ text }: ProductsView): boolean {
  return text.trim() !== "";
}

/** The question to the server that finds a view's products, on all pages. Managers look at one company or the catalogue. */
export function toFilterQuery(view: ProductsView, isManager: boolean): Query<"exportProducts"> {
  const text = view.text.trim();
  const where = view.sellerCompanyId === "" ? { isPublic: true } : { sellerCompanyId: view.sellerCompanyId };
  return { sortBy: view.sortBy, ...(text && { text }), ...(isManager && where) };
}

/**
 * A product as the list shows it.
 *
 * @param isCatalogue whether the list is the catalogue itself
 */
export function toProductRow(product: Product, isManager: boolean, isCatalogue: boolean): ProductRow {
  const { id, name, hscode, sector, about, updatedAt, isPublic } = product;
  return {
    id,
    name,
    hscode,
    sector,
    about,
    updatedAt,
    isFromCatalogue: isPublic && !isCatalogue,
    canChange: isManager || !isPublic,
  };
}

/** The product that Enter makes of what was searched for and not found; undefined where it could not be a name (B-PROD-13). */
export function creatableName(text: string): string | undefined {
  const name = text.trim();
  return name.length >= shortestName && name.length <= longestName ? name : undefined;
}

/** B-PROD-15, B-PROD-16. */
export const shortestName = 2;
export const longestName = 100;
