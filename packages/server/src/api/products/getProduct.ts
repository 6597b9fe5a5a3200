import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readProductText } from "../../store/products.ts";
import { productViewer } from "./viewer.ts";

/** One product of the caller's company or of the catalogue (B-API-23). */
export const getProduct: Handler<"getProduct"> = async ({ db }, actor, { path }) => {
  const text = await readProductText(db, productViewer(actor), path.id);
  if (!text) throw notFound("The product");
  return { status: 200, body: text };
};
