import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { retryLostRace } from "../../db/retryLostRace.ts";
import { deleteProductRows } from "../../store/products.ts";
import { productViewer } from "./viewer.ts";

/** Deletes a product; call center items stay without it (B-API-25). */
export const deleteProduct: Handler<"deleteProduct"> = async ({ db }, actor, { path }) => {
  const deletedCount = await retryLostRace(db, (trx) => deleteProductRows(trx, productViewer(actor), [path.id]));
  if (deletedCount === 0) throw notFound("The product");
  return { status: 204 };
};
