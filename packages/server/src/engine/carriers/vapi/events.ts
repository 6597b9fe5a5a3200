import type { ConversationTurn } from "../../../domain/call.ts";
import type { CarrierEvent, CarrierWords } from "../port.ts";
import { momentOf, secondsOf } from "../../../fields.ts";
import type { VapiCall, VapiTurn } from "./call.ts";
import { meaningOf } from "./endedReasons.ts";
import type { VapiMessage } from "./message.ts";

type Course = Extract<CarrierEvent["type"], "ACCEPTED" | "RINGING" | "ANSWERED" | "TRANSFERRED">;

const course: Readonly<Record<string, Course>> = {
  scheduled: "ACCEPTED",
  queued: "ACCEPTED",
  ringing: "RINGING",
  "in-progress": "ANSWERED",
  forwarding: "TRANSFERRED",
};

/** The events of a message. Empty if it is not relevant for us. */
export function eventsOfMessage(callId: string, message: VapiMessage, now: Date): CarrierEvent[] {
  const { type, call, timestamp } = message;
  if (!call) return [];
  const at = momentOf(timestamp) ?? now;
  if (type === "status-update") return eventsOfStatus(callId, { ...message, id: call.id }, at);
  if (type !== "end-of-call-report") return [];
  return eventsOfEnd(callId, { ...message, id: call.id }, at);
}

/**
 * The words that are being said in a call. The assistant's are known once they are in the conversation, so that no words
 * are reported in two turns.
 */
export function wordsOfMessage({ type, messages, role, transcript, timestamp }: VapiMessage, now: Date): CarrierWords {
  if (type === "conversation-update" && messages) return { turns: conversationOf({ artifact: { messages } }) };
  if (type !== "transcript" || role !== "user" || !transcript) return {};
  return { beingSaid: { content: transcript, at: momentOf(timestamp) ?? now } };
}

/** The same events for a call that was read. */
export function eventsOfCall(callId: string, call: VapiCall, now: Date): CarrierEvent[] {
  const accepted = event(callId, call, "ACCEPTED", momentOf(call.createdAt) ?? now);
  if (call.status === "ended") return [accepted, ...eventsOfEnd(callId, call, momentOf(call.endedAt) ?? now)];
  const events = eventsOfStatus(callId, call, momentOf(call.updatedAt) ?? now);
  return call.status && course[call.status] === "ACCEPTED" ? [accepted] : [accepted, ...events];
}

/** The conversation of the assistant and the person, with the times from Vapi. */
export function conversationOf({ artifact }: Pick<VapiCall, "artifact">): ConversationTurn[] {
  return (artifact?.messages ?? []).filter(isSpoken).map(({ role, message, secondsFromStart = 0 }) => ({
    role: role === "user" ? "CONTACT" : "ASSISTANT",
    content: message ?? "",
    startSecond: secondsFromStart,
  }));
}

/** Only the report contains the seconds: before it, only a call that was never answered has ended. */
function eventsOfStatus(callId: string, call: VapiCall, at: Date): CarrierEvent[] {
  const type = course[call.status ?? ""];
  if (type) return [event(callId, call, type, at)];
  if (call.status !== "ended" || !call.endedReason) return [];
  const ending = meaningOf(call.endedReason);
  if (ending.outcome === "COMPLETED" || ending.outcome === "FAULT") return [];
  return [{ ...event(callId, call, "ENDED", at), ...ending, carrierReason: call.endedReason.slice(0, 128) }];
}

function eventsOfEnd(callId: string, call: VapiCall, at: Date): CarrierEvent[] {
  const { endedReason = "unknown", cost, artifact } = call;
  const isHeard = (artifact?.messages ?? []).some(isSpoken);
  const meaning = meaningOf(endedReason);
  const isMachine = meaning.outcome === "COMPLETED" && meaning.isMachine;
  const endedAt = momentOf(call.endedAt) ?? at;
  const ended = { ...event(callId, call, "ENDED", endedAt), carrierReason: endedReason.slice(0, 128) };
  const costs: CarrierEvent[] =
    cost === undefined
      ? []
      : [{ ...event(callId, call, "COST", at), costMicros: Math.round(cost * 1_000_000), currency: "USD" }];
  if (meaning.outcome === "FAULT" && !isHeard)
    return [{ ...ended, outcome: "FAILED", failureCode: "CALL_DROPPED" }, ...costs];
  if (meaning.outcome !== "COMPLETED" && meaning.outcome !== "FAULT") return [{ ...ended, ...meaning }, ...costs];
  return [
    ...(isMachine ? [{ ...event(callId, call, "MACHINE_DETECTED", at), answeredBy: "MACHINE" as const }] : []),
    { ...ended, outcome: "COMPLETED", durationSeconds: durationOf(call) },
    event(callId, call, "CONVERSATION_READY", at),
    ...(artifact?.recordingUrl ? [event(callId, call, "RECORDING_READY", at)] : []),
    ...costs,
  ];
}

/** Each event of a call happens once, so repeated messages and a read call lead to the same ids. */
function event(callId: string, call: Pick<VapiCall, "id">, type: CarrierEvent["type"], at: Date): CarrierEvent {
  return { id: `${call.id}:${type}`, callId, carrierCallId: call.id, type, at: at.toISOString() };
}

function durationOf({ startedAt, endedAt }: VapiCall): number {
  const [start, end] = [momentOf(startedAt), momentOf(endedAt)];
  return start && end ? secondsOf((end.getTime() - start.getTime()) / 1000) : 0;
}

function isSpoken({ role, message }: VapiTurn): boolean {
  return (role === "user" || role === "bot" || role === "assistant") && Boolean(message);
}
