import type { Handler } from "../../http/handler.ts";
import { JsonText } from "../../http/jsonText.ts";
import { notFound } from "../../http/problem.ts";
import { readProductText, updateProductRow } from "../../store/products.ts";
import { productTexts } from "./texts.ts";
import { productViewer } from "./viewer.ts";

/** Changes what is given; the catalogue is changed by managers only (B-API-24). */
export const updateProduct: Handler<"updateProduct"> = async ({ db, clock }, actor, { path, body }) => {
  const viewer = productViewer(actor);
  const text = await db.transaction().execute(async (trx) => {
    const isChanged = await updateProductRow(
      trx,
      viewer,
      path.id,
      { ...productTexts(body), name: body.name?.trim() },
      clock.now(),
    );
    return isChanged ? readProductText(trx, viewer, path.id) : undefined;
  });
  if (!text) throw notFound("The product");
  return { status: 200, body: new JsonText(text) };
};
