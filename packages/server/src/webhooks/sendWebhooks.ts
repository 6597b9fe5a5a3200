import { setTimeout as pause } from "node:timers/promises";

import { Webhook } from "standardwebhooks";

import type { Context } from "../context.ts";
import { nextAttemptAt } from "../domain/webhook.ts";
import { claimDueDeliveries, disableEndpoint, settleDelivery, type DueDelivery } from "../store/webhooks.ts";
import { postMessage } from "./postMessage.ts";
import { openSecret } from "./webhookSecrets.ts";

const EVERY_MS = 1000;
/** How many endpoints a process speaks to at a time. */
const AT_ONCE = 8;
/** The endpoint is gone for good, it says, and wants to hear nothing more. */
const GONE = 410;

type Needed = Pick<Context, "db" | "clock" | "logger" | "metrics" | "keys" | "config">;

/** Sends every second what waits for partners' servers. Any number of processes may do so at once. */
export function startSendingWebhooks(context: Needed): AsyncDisposable {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      await sendDueWebhooks(context, signal).catch((error: unknown) =>
        context.logger.warn({ err: error }, "webhooks could not be read; it will be tried again"),
      );
      await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
    },
  };
}

/** Sends what is due now. An endpoint gets one message at a time, so that a slow one holds up nobody else. */
async function sendDueWebhooks(context: Needed, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const due = await claimDueDeliveries(context.db, context.clock.now(), AT_ONCE);
    if (due.length === 0) return;
    await Promise.all(due.map((delivery) => send(context, delivery)));
  }
}

/** Claimed before it is sent: a process that dies in between leaves it to be sent again, under the same id. */
async function send(context: Needed, delivery: DueDelivery): Promise<void> {
  const { db, clock, metrics } = context;
  const tried = await attempt(context, delivery);
  const isTaken = tried.status !== null && tried.status >= 200 && tried.status < 300;
  metrics.webhooks.inc({ result: isTaken ? "sent" : "failed" });
  const now = clock.now();
  const error = isTaken ? null : (tried.error ?? `The server answered ${String(tried.status)}.`).slice(0, 500);
  const nextAt = isTaken || tried.status === GONE ? undefined : nextAttemptAt(delivery.attempts, now);
  await settleDelivery(db, delivery.id, {
    status: isTaken ? "DELIVERED" : nextAt ? "PENDING" : "FAILED",
    responseStatus: tried.status,
    error,
    dueAt: nextAt ?? now,
    deliveredAt: isTaken ? now : null,
  });
  if (tried.status === GONE) await disableEndpoint(db, delivery.endpointId, now);
  if (error) context.logger.info({ deliveryId: delivery.id, status: tried.status }, "a webhook was not taken");
}

async function attempt(
  { clock, keys, config }: Needed,
  { id, url, body, secrets }: DueDelivery,
): Promise<{ status: number | null; error?: string }> {
  try {
    const now = clock.now();
    const signatures = secrets.map((sealed) =>
      new Webhook(openSecret(sealed, keys.webhookSecrets)).sign(id, now, body),
    );
    const headers = {
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
      "webhook-signature": signatures.join(" "),
      "user-agent": "Callwright",
    };
    return { status: await postMessage({ url, headers, body, isPrivateAllowed: !config.isProduction }) };
  } catch (error) {
    return { status: null, error: error instanceof Error ? error.message : String(error) };
  }
}
