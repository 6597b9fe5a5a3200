import type { Schemas } from "@callwright/sdk/contract";

import type { Context } from "../context.ts";
import type { Trx } from "../db/database.ts";
import type { WebhookEventType } from "../domain/webhook.ts";
import { readQuestionAnswers } from "../store/calls/readings.ts";
import { insertDeliveries, readListeners, type NewDelivery } from "../store/webhooks.ts";

/** An event for a company's partners. */
interface News {
  companyId: string;
  event: WebhookEventType;
  /** Identifies the event: an endpoint gets one message about it. */
  about: string;
  data: object;
}

type Needed = Pick<Context, "clock" | "ids">;

/**
 * Enqueues messages about the states of calls for subscribed partners, in the transaction that changed them, and one
 * for each new analysis.
 */
export async function queueCallWebhooks(
  context: Needed,
  trx: Trx,
  calls: Schemas["Call"][],
  { areRead }: { areRead: boolean },
): Promise<void> {
  if (calls.length === 0) return;
  const answers = areRead
    ? await readQuestionAnswers(
        trx,
        calls.map(({ id }) => id),
      )
    : undefined;
  const reading = answers ? calls.map((call) => newsOfReading(call, answers.get(call.id) ?? [])) : [];
  return queueWebhooks(context, trx, [...calls.flatMap(newsOfCall), ...reading]);
}

/** Enqueues one message each time a balance falls below the warning's threshold. */
export function queueLowBalanceWebhook(
  context: Needed,
  trx: Trx,
  { companyId, since, ...data }: { companyId: string; since: bigint; balance: number; threshold: number },
): Promise<void> {
  const about = `balance.low ${since}`;
  return queueWebhooks(context, trx, [
    { companyId, event: "balance.low", about, data: { sellerCompanyId: companyId, ...data } },
  ]);
}

function newsOfCall(call: Schemas["Call"]): News[] {
  const { id, status, answer, voiceRecord } = call;
  const told = { companyId: call.sellerCompany.id, data: { call } };
  const news: News[] = [{ ...told, event: "call.status", about: `call.status ${id} ${status}` }];
  if (status === "COMPLETED" && answer !== "IN_PROGRESS")
    news.push({ ...told, event: "call.completed", about: `call.completed ${id}` });
  if (voiceRecord) news.push({ ...told, event: "recording.ready", about: `recording.ready ${id}` });
  return news;
}

function newsOfReading(call: Schemas["Call"], questions: Schemas["CallQuestionAnswer"][]): News {
  const about = `call.read ${call.id} ${call.updatedAt}`;
  return { companyId: call.sellerCompany.id, event: "call.read", about, data: { call, questions } };
}

/** A message for every subscribed endpoint. Most companies have none: then this was only one small statement. */
async function queueWebhooks({ clock, ids }: Needed, trx: Trx, news: News[]): Promise<void> {
  if (news.length === 0) return;
  const listeners = await readListeners(trx, [...new Set(news.map(({ companyId }) => companyId))]);
  const now = clock.now();
  const deliveries = news.flatMap(({ companyId, event, about, data }) =>
    listeners
      .filter((listener) => listener.companyId === companyId && listener.events.includes(event))
      .map(({ id }): NewDelivery => ({
        id: ids.next(),
        endpointId: id,
        event,
        about,
        body: JSON.stringify({ type: event, timestamp: now.toISOString(), data }),
      })),
  );
  await insertDeliveries(trx, deliveries, now);
}
