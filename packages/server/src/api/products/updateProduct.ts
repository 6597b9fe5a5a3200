import type { Body } from "@callwright/sdk/contract";

import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { readProductText, updateProductRow } from "../../store/products.ts";
import { productTexts } from "./texts.ts";
import { productViewer } from "./viewer.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** Changes the given fields; only managers change the catalogue (B-API-24). */
export const updateProduct: Handler<"updateProduct"> = async ({ db, clock }, actor, { path, body }) => {
  const viewer = productViewer(actor);
  const fields = {
    ...productTexts(body),
    name: { name: body.name?.trim() },
  } satisfies Stored<"products", Body<"updateProduct">>;
  const text = await db.transaction().execute(async (trx) => {
    const isChanged = await updateProductRow(trx, viewer, path.id, rowOf(fields), clock.now());
    return isChanged ? readProductText(trx, viewer, path.id) : undefined;
  });
  if (!text) throw notFound("The product");
  return { status: 200, body: text };
};
