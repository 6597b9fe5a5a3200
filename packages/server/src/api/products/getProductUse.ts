import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readProductText, readProductUse } from "../../store/products.ts";
import { productViewer } from "./viewer.ts";

/** How many customers and call center items of the caller's companies have a product. */
export const getProductUse: Handler<"getProductUse"> = async ({ db }, actor, { path }) => {
  if (!(await readProductText(db, productViewer(actor), path.id))) throw notFound("The product");
  return { status: 200, body: await readProductUse(db, scope(actor), path.id) };
};
