import type { Product, Query } from "@callwright/sdk/contract";

import { beside, filter, listView, place } from "../../lists/listView.js";
import type { ProductRow, ProductsView } from "./Products.types.js";

/** The rules of the view (B-PROD-23). */
export const productsView = listView<ProductsView>({
  list: "products",
  sortBy: "-updatedAt",
  sortFields: ["updatedAt", "createdAt", "name", "hscode", "sector"],
  keys: {
    text: filter("text"),
    sellerCompanyId: place("text"),
    openProductId: beside("text"),
    openNew: beside("flag"),
  },
});

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
  const { id, name, hscode, sector, about, questions, updatedAt, isPublic } = product;
  return {
    id,
    name,
    hscode,
    sector,
    about,
    questions,
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
