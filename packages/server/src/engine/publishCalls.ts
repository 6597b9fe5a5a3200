import type { Trx } from "../db/database.ts";
import { tellOfCalls } from "../notifications/tellPeople.ts";
import { queueCallWebhooks } from "../webhooks/queueWebhooks.ts";
import { insertCallEvents } from "../store/calls/callEvents.ts";
import type { EngineContext } from "./engineContext.ts";

type Needed = Pick<EngineContext, "events" | "clock" | "ids">;

/**
 * Publishes the current state of these calls to everybody who may see them, and to partners' servers. Test calls are
 * not part of a history, so only their state is published.
 *
 * @param areRead whether the change is the result of their analysis.
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
