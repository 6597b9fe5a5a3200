import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../http/handler.ts";
import { JsonText } from "../../http/jsonText.ts";
import { notFound } from "../../http/problem.ts";
import { insertTag, readTagText } from "../../store/tags.ts";
import { targetCompany } from "../rules/targetCompany.ts";
import { tagTitle, titleTaken } from "./tagTitle.ts";

/** A tag of the caller's company (B-API-18). */
export const createPotentialCustomerTag: Handler<"createPotentialCustomerTag"> = async (
  { db, ids },
  actor,
  { body },
) => {
  const sellerCompanyId = await targetCompany(db, actor, body.sellerCompanyId);
  const id = ids.next();
  const title = tagTitle(body.title);
  const text = await db.transaction().execute(async (trx) => {
    if (!(await insertTag(trx, { id, sellerCompanyId, title, color: body.color }))) throw titleTaken(title);
    return readTagText(trx, scope(actor), id);
  });
  if (!text) throw notFound("The tag");
  return { status: 201, body: new JsonText(text) };
};
