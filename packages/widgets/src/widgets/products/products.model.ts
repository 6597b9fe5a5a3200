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

/**
 * The server's query for all products of a view, on all pages. Managers see one company at a time, or the catalogue.
 */
export function toFilterQuery(view: ProductsView, isManager: boolean): Query<"exportProducts"> {
  const text = view.text.trim();
  const where = view.sellerCompanyId === "" ? { isPublic: true } : { sellerCompanyId: view.sellerCompanyId };
  return { sortBy: view.sortBy, ...(text && { text }), ...(isManager && where) };
}

/**
 * Converts a product to a row of the list.
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

/**
 * The name of a product that Enter creates from a search without results; undefined if the text is not a valid name
 * (B-PROD-13).
 */
export function creatableName(text: string): string | undefined {
  const name = text.trim();
  return name.length >= shortestName && name.length <= longestName ? name : undefined;
}

/** The limits of a name's length (B-PROD-15, B-PROD-16). */
export const shortestName = 2;
export const longestName = 100;
