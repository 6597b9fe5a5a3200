import { momentOf, secondsOf } from "../../../fields.ts";
import type { CarrierEvent } from "../port.ts";
import type { TwilioCall } from "./call.ts";
import { failureOf } from "./rejections.ts";

type Told = Pick<CarrierEvent, "type" | "outcome" | "durationSeconds" | "failureCode" | "answeredBy">;

/** The meaning of a Twilio status; undefined if it has no new information. */
function toldBy(status: string, duration: string | undefined, sipCode: string | undefined): Told | undefined {
  const seconds = Number(duration ?? "");
  switch (status) {
    case "queued":
    case "initiated":
      return { type: "ACCEPTED" };
    case "ringing":
      return { type: "RINGING" };
    case "in-progress":
    case "answered":
      return { type: "ANSWERED" };
    case "completed":
      return {
        type: "ENDED",
        outcome: "COMPLETED",
        ...(Number.isInteger(seconds) && duration && { durationSeconds: secondsOf(seconds) }),
      };
    case "busy":
      return { type: "ENDED", outcome: "BUSY" };
    case "no-answer":
    case "canceled": // we hung up while it rang
      return { type: "ENDED", outcome: "NO_ANSWER" };
    case "failed":
      return { type: "ENDED", outcome: "FAILED", failureCode: failureOf(sipCode ? Number(sipCode) : undefined) };
    default:
      return undefined;
  }
}

/** The events in a status callback. Twilio may send a callback twice: its id is the same. */
export function eventsOfCallback(callId: string, form: Readonly<Record<string, string>>, now: Date): CarrierEvent[] {
  const told = toldBy(form.CallStatus ?? "", form.CallDuration, form.SipResponseCode);
  if (!told || !form.CallSid) return [];
  return [eventOf(callId, form.CallSid, form.CallStatus ?? "", momentOf(form.Timestamp) ?? now, told)];
}

/** The event for a recording that can be fetched. */
export function eventsOfRecording(callId: string, form: Readonly<Record<string, string>>, now: Date): CarrierEvent[] {
  if (form.RecordingStatus !== "completed" || !form.CallSid) return [];
  return [eventOf(callId, form.CallSid, "recording", now, { type: "RECORDING_READY" })];
}

/** Who answered. */
export function eventsOfMachine(callId: string, form: Readonly<Record<string, string>>, now: Date): CarrierEvent[] {
  if (!form.CallSid || !form.AnsweredBy) return [];
  const isMachine = /^(machine|fax)/.test(form.AnsweredBy);
  const answeredBy = isMachine ? "MACHINE" : form.AnsweredBy === "human" ? "HUMAN" : "UNKNOWN";
  return [eventOf(callId, form.CallSid, "answered-by", now, { type: "MACHINE_DETECTED", answeredBy })];
}

/** The events of a call that was requested: Twilio returns its status, which implies the earlier ones. */
export function eventsOfCall(callId: string, call: TwilioCall, now: Date): CarrierEvent[] {
  const began = momentOf(call.startTime) ?? now;
  const ended = momentOf(call.endTime) ?? now;
  const { status: reached = "" } = call;
  const passed = reached === "completed" ? ["in-progress"] : [];
  const course = [...passed, reached].flatMap((status) => {
    const told = toldBy(status, call.duration, undefined);
    return told ? [eventOf(callId, call.sid, status, told.type === "ENDED" ? ended : began, told)] : [];
  });
  return [...course, ...costOf(callId, call, now)];
}

function costOf(callId: string, { sid, price = "", priceUnit: currency }: TwilioCall, now: Date): CarrierEvent[] {
  const costMicros = /^-?\d+(\.\d+)?$/.test(price) ? Math.round(Math.abs(Number(price)) * 1_000_000) : Number.NaN;
  if (!Number.isSafeInteger(costMicros) || !currency || !/^[A-Z]{3}$/.test(currency)) return [];
  return [{ ...eventOf(callId, sid, "cost", now, { type: "COST" }), costMicros, currency }];
}

function eventOf(callId: string, sid: string, status: string, at: Date, told: Told): CarrierEvent {
  return { id: `${sid}:${status}`, callId, carrierCallId: sid, at: at.toISOString(), ...told };
}
