import { userIdOf } from "../../auth/actor.ts";
import { makeApiKeySecret } from "../../auth/apiKeys.ts";
import { actingCompany, scope } from "../../auth/scope.ts";
import type { Handler } from "../../http/handler.ts";
import { notFound } from "../../http/problem.ts";
import { insertApiKey, readApiKey } from "../../store/apiKeys.ts";
import { readSellerCompanyText } from "../../store/sellerCompanies.ts";

/** A key for a partner's backend; its secret is shown this once. */
export const createApiKey: Handler<"createApiKey"> = async ({ db, ids, clock }, actor, { body }) => {
  const companyId = actingCompany(actor, body.sellerCompanyId);
  if (!(await readSellerCompanyText(db, scope(actor), companyId))) throw notFound("The seller company");
  const { secret, prefix, hash } = makeApiKeySecret();
  const { name, allowedOrigins } = body;
  const id = ids.next();
  const key = { id, companyId, name, allowedOrigins, prefix, hash, now: clock.now(), userId: userIdOf(actor) };
  await db.transaction().execute((trx) => insertApiKey(trx, key));
  const apiKey = await readApiKey(db, scope(actor), id);
  if (!apiKey) throw notFound("The API key");
  return { status: 201, body: { apiKey, secret } };
};
