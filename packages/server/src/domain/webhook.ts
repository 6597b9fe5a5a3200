import type { Schemas } from "@callwright/sdk/contract";

import type { CallState } from "./call.ts";

export type WebhookEventType = Schemas["WebhookEventType"];
export type WebhookDeliveryStatus = Schemas["WebhookDeliveryStatus"];

const minute = 60_000;
const hour = 60 * minute;

/** The delay after the first, second … failed attempt, as Standard Webhooks proposes: a day and a half in total. */
const waits = [5_000, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 10 * hour, 10 * hour];

/**
 * After this many consecutive attempts without a response, an endpoint is parked: a minute, then twice as long each
 * time.
 */
const silencesBorne = 3;

/**
 * The events of a call's step: only what it changed, because an endpoint that is added later must not hear what
 * happened before.
 */
export function eventsOfStep(before: CallState, after: CallState): WebhookEventType[] {
  const events: WebhookEventType[] = [];
  if (after.status !== before.status) events.push("call.status");
  if (isOver(after) && !isOver(before)) events.push("call.completed");
  if (after.hasRecording && !before.hasRecording) events.push("recording.ready");
  return events;
}

/** Whether a call has ended and its answer is known. */
const isOver = ({ status, answer }: CallState) => status === "COMPLETED" && answer !== "IN_PROGRESS";

/**
 * The time until which an endpoint is parked after this many consecutive failures; undefined if it is not parked yet.
 */
export function parkedUntil(silences: number, now: Date): Date | undefined {
  if (silences < silencesBorne) return undefined;
  return new Date(now.getTime() + Math.min(hour, minute * 2 ** (silences - silencesBorne)));
}

/** The time of the next attempt after this many failed attempts; undefined if the delivery is given up. */
export function nextAttemptAt(attempts: number, now: Date): Date | undefined {
  const wait = waits[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}
