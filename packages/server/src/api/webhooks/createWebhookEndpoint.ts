import type { Body } from "@callwright/sdk/contract";

import { actingCompany, scope } from "../../auth/scope.ts";
import type { Handler } from "../../contract/handler.ts";
import { notFound, problem } from "../../contract/problem.ts";
import { readSellerCompanyText } from "../../store/sellerCompanies.ts";
import { countEndpoints, insertEndpoint, readEndpoint } from "../../store/webhooks.ts";
import { makeWebhookSecret, sealSecret } from "../../webhooks/webhookSecrets.ts";
import { checkedUrl } from "./checkedUrl.ts";
import { rowOf, type Stored } from "../../store/stored.ts";

const maxEndpoints = 10;

/** Creates a webhook endpoint. Its secret is only in this reply. */
export const createWebhookEndpoint: Handler<"createWebhookEndpoint"> = async (context, actor, { body }) => {
  const { db, ids, clock, keys, config } = context;
  const companyId = actingCompany(actor, body.sellerCompanyId);
  if (!(await readSellerCompanyText(db, scope(actor), companyId))) throw notFound("The seller company");
  const url = checkedUrl(body.url, config);
  const id = ids.next();
  const secret = makeWebhookSecret();
  await db.transaction().execute(async (trx) => {
    if ((await countEndpoints(trx, companyId)) >= maxEndpoints)
      throw problem(409, "LIMIT_REACHED", `A company can have ${maxEndpoints} webhook endpoints.`);
    const sealed = sealSecret(secret, keys.webhookSecrets);
    const fields = {
      sellerCompanyId: { seller_company_id: companyId },
      url: { url },
      description: { description: body.description?.trim() || null },
      events: { events: body.events },
    } satisfies Stored<"webhook_endpoints", Body<"createWebhookEndpoint">>;
    await insertEndpoint(trx, { ...rowOf(fields), id, secret: sealed, created_at: clock.now() });
  });
  const webhookEndpoint = await readEndpoint(db, scope(actor), id);
  if (!webhookEndpoint) throw notFound("The webhook endpoint");
  return { status: 201, body: { webhookEndpoint, secret } };
};
