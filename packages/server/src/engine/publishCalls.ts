import type { Trx } from "../db/database.ts";
import { tellOfCalls } from "../notifications/tellPeople.ts";
import { queueCallWebhooks } from "../webhooks/queueWebhooks.ts";
import { insertCallEvents } from "../store/calls/callEvents.ts";
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
  const events = ids.map((callId) => ({ id: engine.ids.next(), callId }));
  const listed = await insertCallEvents(trx, events);
  const listedIds = new Set(listed.map(({ id }) => id));
  const unlisted = ids.filter((id) => !listedIds.has(id));
  await engine.events.publishAll(trx, await describeWelcomeCalls(trx, unlisted));
  const heardOf = listed.flatMap(({ call }) => call ?? []);
  await queueCallWebhooks(engine, trx, heardOf, { areRead });
  await tellOfCalls(engine, trx, listed);
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
