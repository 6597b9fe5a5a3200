import type { Trx } from "../db/database.ts";
import { tellOfCalls } from "../notifications/tellPeople.ts";
import type { WebhookEventType } from "../domain/webhook.ts";
import { queueCallWebhooks } from "../webhooks/queueWebhooks.ts";
import { insertCallEvents } from "../store/calls/callEvents.ts";
import type { EngineContext } from "./engineContext.ts";

type Needed = Pick<EngineContext, "events" | "clock" | "ids">;

/** A call that changed, and what partners' servers are told about the change. */
export interface ChangedCall {
  id: string;
  events: WebhookEventType[];
}

/**
 * Publishes the current state of these calls to everybody who may see them, and what happened to partners' servers.
 * Test calls are not part of a history, so only their state is published.
 */
export async function publishCalls(engine: Needed, trx: Trx, changed: ChangedCall[]): Promise<void> {
  const ids = changed.map(({ id }) => id);
  const listed = await insertCallEvents(
    trx,
    ids.map((callId) => ({ id: engine.ids.next(), callId })),
  );
  const listedIds = new Set(listed.map(({ id }) => id));
  const unlisted = ids.filter((id) => !listedIds.has(id));
  await engine.events.publishAll(trx, await describeWelcomeCalls(trx, unlisted));
  const eventsOf = new Map(changed.map(({ id, events }) => [id, events]));
  const heardOf = listed.flatMap(({ id, call }) => (call ? { call, events: eventsOf.get(id) ?? [] } : []));
  await queueCallWebhooks(engine, trx, heardOf);
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
