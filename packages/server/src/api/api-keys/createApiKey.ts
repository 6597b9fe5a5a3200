import type { Body } from "@callwright/sdk/contract";

import { userIdOf } from "../../auth/actor.ts";
import { makeApiKeySecret } from "../../auth/apiKeys.ts";
import { actingCompany, scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound } from "../../contract/problem.ts";
import { insertApiKey, normalOrigins, readApiKey } from "../../store/apiKeys.ts";
import { readSellerCompanyText } from "../../store/sellerCompanies.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

/** A key for a partner's backend; its secret is shown this once. */
export const createApiKey: Handler<"createApiKey"> = async ({ db, ids, clock }, actor, { body }) => {
  const companyId = actingCompany(actor, body.sellerCompanyId);
  if (!(await readSellerCompanyText(db, scope(actor), companyId))) throw notFound("The seller company");
  const { secret, prefix, hash } = makeApiKeySecret();
  const id = ids.next();
  const fields = {
    sellerCompanyId: { seller_company_id: companyId },
    name: { name: body.name },
    allowedOrigins: { allowed_origins: normalOrigins(body.allowedOrigins) },
  } satisfies Stored<"api_keys", Body<"createApiKey">>;
  const made = { created_at: clock.now(), created_by_user_id: userIdOf(actor) };
  const key = { ...rowOf(fields), ...made, id, prefix, secret_hash: hash };
  await db.transaction().execute((trx) => insertApiKey(trx, key));
  const apiKey = await readApiKey(db, scope(actor), id);
  if (!apiKey) throw notFound("The API key");
  return { status: 201, body: { apiKey, secret } };
};
