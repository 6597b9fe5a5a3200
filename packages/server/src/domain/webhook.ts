import type { Schemas } from "@callwright/sdk/contract";

export type WebhookEventType = Schemas["WebhookEventType"];
export type WebhookDeliveryStatus = Schemas["WebhookDeliveryStatus"];

const minute = 60_000;
const hour = 60 * minute;

/** How long to wait after the first, second … attempt in vain, as Standard Webhooks proposes: a day and a half in all. */
const waits = [5_000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour, 10 * hour];

/** After so many attempts in a row without an answer an endpoint is left alone: a minute, then twice as long each time. */
const silencesBorne = 3;

/** Until when to leave an endpoint alone that has not answered so often in a row; undefined while it is still borne. */
export function parkedUntil(silences: number, now: Date): Date | undefined {
  if (silences < silencesBorne) return undefined;
  return new Date(now.getTime() + Math.min(hour, minute * 2 ** (silences - silencesBorne)));
}

/** When to try again after so many attempts in vain; undefined gives it up. */
export function nextAttemptAt(attempts: number, now: Date): Date | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}
