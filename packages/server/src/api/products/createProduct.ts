import type { Body } from "@callwright/sdk/contract";

import { isManager, userIdOf, type Actor } from "../../auth/actor.ts";
import { scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { insertProduct, readProductText } from "../../store/products.ts";
import { requireProductsWithinFreePlan, requireWithinPlan } from "../rules/plan.ts";
import { targetCompany } from "../rules/targetCompany.ts";
import { productTexts } from "./texts.ts";
import { productViewer } from "./viewer.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** A product of the caller's company, or of the caller alone during onboarding (B-API-22, R-29). */
export const createProduct: Handler<"createProduct"> = async ({ db, ids, clock }, actor, { body }) => {
  const isOnboarding = hasNoCompanyYet(actor);
  const sellerCompanyId = isOnboarding ? null : await targetCompany(db, actor, body.sellerCompanyId);
  const text = await db.transaction().execute(async (trx) => {
    const id = ids.next();
    const ownerUserId = isOnboarding ? userIdOf(actor) : null;
    const fields = {
      ...productTexts(body),
      sellerCompanyId: { seller_company_id: sellerCompanyId },
      name: { name: body.name.trim() },
    } satisfies Stored<"products", Body<"createProduct">>;
    await insertProduct(trx, { ...rowOf(fields), id, owner_user_id: ownerUserId }, clock.now());
    if (ownerUserId) await requireProductsWithinFreePlan(trx, ownerUserId);
    else await requireWithinPlan(trx, sellerCompanyId, "products");
    return readProductText(trx, productViewer(actor), id);
  });
  if (!text) throw notFound("The product");
  return { status: 201, body: text };
};

function hasNoCompanyYet(actor: Actor): boolean {
  const within = scope(actor);
  return !isManager(actor) && within.kind === "companies" && within.companyIds.length === 0;
}
