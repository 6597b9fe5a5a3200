import type { ConversationTurn } from "../../../domain/call.ts";
import { isId } from "../../../ids.ts";
import type { CarrierEvent, CarrierWords } from "../port.ts";
import { fieldsOf, momentOf, secondsOf, textOf } from "../../../fields.ts";
import type { RetellCall } from "./call.ts";
import { meaningOf } from "./disconnections.ts";

/** The fields of Retell's reports that we read. */
export interface RetellReport {
  event: string;
  call: RetellCall;
}

/** Our id of a call, which was sent with the order; undefined if it is not one of ours. */
export function callIdOf({ metadata }: RetellCall): string | undefined {
  const callId = textOf(fieldsOf(metadata).callId);
  return isId(callId) ? callId : undefined;
}

/** The events of a report. Empty if it is not relevant for us. */
export function eventsOfReport(callId: string, { event, call }: RetellReport, now: Date): CarrierEvent[] {
  if (event === "call_started") return [answered(callId, call, now)];
  if (event === "call_ended") return eventsOfEnd(callId, call, now);
  return event === "call_analyzed" ? [...eventsOfEnd(callId, call, now), ...eventsAfter(callId, call, now)] : [];
}

/** The words that have been said in a call so far. */
export function wordsOfReport({ event, call }: RetellReport): CarrierWords {
  return event === "transcript_updated" ? { turns: conversationOf(call) } : {};
}

/** The same events for a call that was read. */
export function eventsOfCall(callId: string, call: RetellCall, now: Date): CarrierEvent[] {
  const accepted = eventOf(callId, call, "ACCEPTED", now);
  if (call.call_status === "registered") return [accepted];
  const before = call.start_timestamp === undefined ? [accepted] : [accepted, answered(callId, call, now)];
  if (call.call_status === "ongoing") return before;
  return [...before, ...eventsOfEnd(callId, call, now), ...eventsAfter(callId, call, now)];
}

/** The conversation of the agent and the person, with the times from Retell. */
export function conversationOf({ transcript_object: turns = [] }: RetellCall): ConversationTurn[] {
  return turns
    .filter(({ role, content }) => content !== "" && (role === "agent" || role === "user"))
    .map(({ role, content, words }) => ({
      role: role === "user" ? "CONTACT" : "ASSISTANT",
      content,
      startSecond: words?.[0]?.start ?? 0,
    }));
}

function answered(callId: string, call: RetellCall, now: Date): CarrierEvent {
  return eventOf(callId, call, "ANSWERED", dateOf(call.start_timestamp, now));
}

function eventsOfEnd(callId: string, call: RetellCall, now: Date): CarrierEvent[] {
  const { disconnection_reason: reason = "error_unknown", duration_ms: duration } = call;
  const meaning = meaningOf(reason);
  const at = dateOf(call.end_timestamp, now);
  const ended: CarrierEvent = { ...eventOf(callId, call, "ENDED", at), carrierReason: reason.slice(0, 128) };
  const isHeard = call.start_timestamp !== undefined && conversationOf(call).length > 0;
  if (meaning.outcome === "FAULT" && !isHeard) return [{ ...ended, outcome: "FAILED", failureCode: "CALL_DROPPED" }];
  if (meaning.outcome !== "COMPLETED" && meaning.outcome !== "FAULT") return [{ ...ended, ...meaning }];
  const isMachine = meaning.outcome === "COMPLETED" && meaning.isMachine;
  return [
    ...(isMachine ? [{ ...eventOf(callId, call, "MACHINE_DETECTED", at), answeredBy: "MACHINE" as const }] : []),
    { ...ended, outcome: "COMPLETED", durationSeconds: secondsOf((duration ?? 0) / 1000) },
  ];
}

/** The data that is available when Retell has analysed the call. */
function eventsAfter(callId: string, call: RetellCall, now: Date): CarrierEvent[] {
  const events: CarrierEvent[] = [];
  const cents = call.call_cost?.combined_cost;
  if (conversationOf(call).length > 0) events.push(eventOf(callId, call, "CONVERSATION_READY", now));
  if (call.recording_url) events.push(eventOf(callId, call, "RECORDING_READY", now));
  if (cents !== undefined)
    events.push({ ...eventOf(callId, call, "COST", now), costMicros: Math.round(cents * 10_000), currency: "USD" });
  return events;
}

/** Each event of a call happens once, so repeated reports and a read call lead to the same ids. */
function eventOf(callId: string, call: RetellCall, type: CarrierEvent["type"], at: Date): CarrierEvent {
  return { id: `${call.call_id}:${type}`, callId, carrierCallId: call.call_id, type, at: at.toISOString() };
}

function dateOf(milliseconds: number | undefined, otherwise: Date): Date {
  return momentOf(milliseconds) ?? otherwise;
}
