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

/** Enqueues what happened to calls for subscribed partners, in the transaction that changed them. */
export async function queueCallWebhooks(
  context: Needed,
  trx: Trx,
  calls: { call: Schemas["Call"]; events: WebhookEventType[] }[],
): Promise<void> {
  const read = calls.flatMap(({ call, events }) => (events.includes("call.read") ? call.id : []));
  const answers = read.length > 0 ? await readQuestionAnswers(trx, read) : undefined;
  const news = calls.flatMap(({ call, events }) =>
    events.map((event) => newsOfCall(call, event, answers?.get(call.id) ?? [])),
  );
  return queueWebhooks(context, trx, news);
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

function newsOfCall(call: Schemas["Call"], event: WebhookEventType, questions: Schemas["CallQuestionAnswer"][]): News {
  const companyId = call.sellerCompany.id;
  if (event === "call.read")
    return { companyId, event, about: `${event} ${call.id} ${call.updatedAt}`, data: { call, questions } };
  const about = event === "call.status" ? `${event} ${call.id} ${call.status}` : `${event} ${call.id}`;
  return { companyId, event, about, data: { call } };
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
