import type { Body } from "@callwright/sdk/contract";

import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { insertTag, readTagText } from "../../store/tags.ts";
import { targetCompany } from "../rules/targetCompany.ts";
import { tagTitle, titleTaken } from "./tagTitle.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

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
    const fields = {
      sellerCompanyId: { seller_company_id: sellerCompanyId },
      title: { title },
      color: { color: body.color },
    } satisfies Stored<"tags", Body<"createPotentialCustomerTag">>;
    if (!(await insertTag(trx, { ...rowOf(fields), id }))) throw titleTaken(title);
    return readTagText(trx, scope(actor), id);
  });
  if (!text) throw notFound("The tag");
  return { status: 201, body: text };
};
