import type { Handler } from "../../contract/handler.ts";
import { listProductsText } from "../../store/products.ts";
import { productViewer } from "./viewer.ts";

/** Products of the caller's company; the catalogue with `isPublic` (B-API-21). */
export const listProducts: Handler<"listProducts"> = async ({ db }, actor, { query }) => {
  return { status: 200, body: await listProductsText(db, productViewer(actor), query, query) };
};
