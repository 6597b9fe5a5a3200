import { setTimeout as pause } from "node:timers/promises";

import { Webhook } from "standardwebhooks";

import type { Context } from "../context.ts";
import { nextAttemptAt, parkedUntil } from "../domain/webhook.ts";
import {
  claimDueDeliveries,
  disableEndpoint,
  leaveEndpoint,
  parkEndpoint,
  settleDelivery,
  type DueDelivery,
} from "../store/webhooks.ts";
import { postMessage } from "./postMessage.ts";
import { reasonOf } from "./reasonOf.ts";
import { openSecret } from "./webhookSecrets.ts";

const EVERY_MS = 1000;
/** A waiting connection costs next to nothing; a company has at most ten endpoints. */
const AT_ONCE = 250;
/** The part of them for endpoints that failed to respond, or were late, the last time. */
const SLOW_AT_ONCE = 50;
/** A response that takes longer is late. */
const LATE_MS = 2000;
/** The endpoint responded that it is permanently gone and wants no more messages. */
const GONE = 410;

type Needed = Pick<Context, "db" | "clock" | "logger" | "metrics" | "keys" | "config">;

/**
 * Sends what waits for partners' servers: looks every second, and whenever one has answered. Any number of processes may do so at
 * once. An endpoint gets one message at a time, companies take turns, and those that do not answer share a few of the places and
 * are then left alone for a while, so that they hold up nobody else.
 */
export function startSendingWebhooks(context: Needed): AsyncDisposable {
  const stopping = new AbortController();
  const { signal } = stopping;
  const sending = new Map<Promise<void>, { isSlow: boolean }>();
  let wake = () => {};

  const begin = (delivery: DueDelivery) => {
    const work = send(context, delivery)
      .catch((error: unknown) =>
        context.logger.warn({ err: error }, "a webhook could not be settled; it is sent again"),
      )
      .finally(() => {
        sending.delete(work);
        wake();
      });
    sending.set(work, delivery);
  };
  const running = (async () => {
    while (!signal.aborted) {
      const slow = [...sending.values()].filter(({ isSlow }) => isSlow).length;
      const room = { any: AT_ONCE - sending.size, slow: SLOW_AT_ONCE - slow };
      const woken = new Promise<void>((resolve) => (wake = resolve));
      try {
        if (room.any > 0)
          for (const delivery of await claimDueDeliveries(context.db, context.clock.now(), room)) begin(delivery);
      } catch (error) {
        context.logger.warn({ err: error }, "webhooks could not be read; it will be tried again");
      }
      const stopped = new AbortController();
      const tick = pause(EVERY_MS, undefined, { signal: AbortSignal.any([signal, stopped.signal]), ref: false });
      await Promise.race([tick.catch(() => {}), woken]);
      stopped.abort();
    }
    await Promise.all(sending.keys());
  })();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
    },
  };
}

/** Claimed before it is sent: a process that dies in between leaves it to be sent again, under the same id. */
async function send(context: Needed, delivery: DueDelivery): Promise<void> {
  const { db, clock, metrics } = context;
  const startedAt = performance.now();
  const tried = await attempt(context, delivery);
  const hasAnswered = tried.status !== null;
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
  const isSlow = !hasAnswered || performance.now() - startedAt > LATE_MS;
  const silences = await leaveEndpoint(db, delivery.endpointId, { hasAnswered, isSlow });
  const until = parkedUntil(silences, now);
  if (until) await parkEndpoint(db, delivery.endpointId, until);
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
    return { status: null, error: reasonOf(error) };
  }
}
