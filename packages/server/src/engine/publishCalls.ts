import type { Schemas } from "@callwright/sdk/contract";

import type { Trx } from "../db/database.ts";
import { tellOfCalls } from "../notifications/tellPeople.ts";
import { queueCallWebhooks } from "../webhooks/queueWebhooks.ts";
import { readCallTexts } from "../store/calls/listCalls.ts";
import type { EngineContext } from "./engineContext.ts";

type Needed = Pick<EngineContext, "events" | "clock" | "ids">;

/**
 * Tells everybody who may see these calls how they stand now, partners' servers too. Of test calls, which are nobody's history,
 * only that.
 *
 * @param areRead whether what is new of them is what they came to.
 */
export async function publishCalls(
  engine: Needed,
  trx: Trx,
  ids: string[],
  { areRead = false }: { areRead?: boolean } = {},
): Promise<void> {
  const texts = await readCallTexts(trx, ids);
  const listed = ids
    .flatMap((id) => texts.get(id) ?? [])
    .map(({ companyId, text }) => ({
      sellerCompanyId: companyId,
      payload: { type: "call.updated" as const, call: JSON.parse(text) as Schemas["Call"] },
    }));
  const unlisted = ids.filter((id) => !texts.has(id));
  await engine.events.publishAll(trx, [...listed, ...(await describeWelcomeCalls(trx, unlisted))]);
  const calls = listed.map(({ payload }) => payload.call);
  await queueCallWebhooks(engine, trx, calls, { areRead });
  await tellOfCalls(engine, trx, calls);
}

async function describeWelcomeCalls(trx: Trx, ids: string[]) {
  if (ids.length === 0) return [];
  const calls = await trx
    .selectFrom("calls")
    .select(["id", "seller_company_id", "status"])
    .where("id", "in", ids)
    .execute();
  return calls.map(({ id, seller_company_id: sellerCompanyId, status }) => ({
    sellerCompanyId,
    payload: { type: "welcomeCall.updated" as const, call: { callId: id, status } },
  }));
}
