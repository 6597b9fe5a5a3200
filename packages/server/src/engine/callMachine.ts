import {
  isTerminal,
  rankOf,
  type CallFailureCode,
  type CallState,
  type CallStatus,
  type SettledAnswer,
} from "../domain/call.ts";

export type CallEvent =
  | { type: "DUE"; at: Date; expiresAt: Date }
  | { type: "RESCHEDULED"; at: Date; startAt: Date; expiresAt: Date }
  | { type: "CANCELLED"; at: Date }
  | { type: "REFUSED"; at: Date; failureCode: CallFailureCode }
  | { type: "DIALLED"; at: Date }
  | { type: "RINGING"; at: Date }
  | { type: "ANSWERED"; at: Date }
  | {
      type: "ENDED";
      at: Date;
      /** CANCELLED: we hung up before the call was answered. */
      outcome: "COMPLETED" | "BUSY" | "NO_ANSWER" | "FAILED" | "CANCELLED";
      durationSeconds?: number;
      failureCode?: CallFailureCode;
    }
  /** The conversation of an ended call is available, or will not become available. */
  | { type: "CONVERSATION_READY" }
  | { type: "ANALYSED"; answer: SettledAnswer }
  | { type: "RECORDING_READY" };

/** The effects that must happen in the transaction that stores the step. */
export type CallEffect =
  /** Charges these connected seconds (0 for none) and releases the reservation. */
  | { type: "SETTLE"; seconds: number }
  /** Analyse the conversation and reply with ANALYSED. */
  | { type: "ANALYSE" }
  | { type: "FETCH_RECORDING" }
  /** A line became free for a waiting call. */
  | { type: "DISPATCH_NEXT" };

export interface CallStep {
  call: CallState;
  effects: CallEffect[];
  /** False if the event was late, repeated or impossible and nothing changed. */
  changed: boolean;
}

/**
 * One step of a call. Pure: the same call and event always lead to the same step, so events may be repeated, late and
 * out of order. A status only increases in rank, and an end is final.
 */
export function stepCall(call: CallState, event: CallEvent): CallStep {
  switch (event.type) {
    case "DUE":
      return call.status === "CRON"
        ? to(call, "QUEUED", { startAt: null, expiresAt: event.expiresAt })
        : unchanged(call);
    case "RESCHEDULED":
      return call.status === "CRON"
        ? to(call, "CRON", { startAt: event.startAt, expiresAt: event.expiresAt })
        : unchanged(call);
    case "CANCELLED":
      return isWaiting(call) ? to(call, "CANCELLED", { endedAt: event.at }) : unchanged(call);
    case "REFUSED":
      return isWaiting(call)
        ? to(call, "FAILED", { endedAt: event.at, failureCode: event.failureCode })
        : unchanged(call);
    case "DIALLED":
      return call.dialledAt || call.status !== "QUEUED"
        ? unchanged(call)
        : to(call, "QUEUED", { dialledAt: event.at, startAt: event.at });
    case "RINGING":
      return call.dialledAt && rises(call, "RINGING") ? to(call, "RINGING", {}) : unchanged(call);
    case "ANSWERED":
      return call.dialledAt && rises(call, "IN_PROGRESS")
        ? to(call, "IN_PROGRESS", { answer: "IN_PROGRESS", answeredAt: event.at })
        : unchanged(call);
    case "ENDED":
      return call.dialledAt && !isTerminal(call.status) ? end(call, event) : unchanged(call);
    case "CONVERSATION_READY":
      return call.status === "COMPLETED" && call.answer === "IN_PROGRESS"
        ? { call, effects: [{ type: "ANALYSE" }], changed: true }
        : unchanged(call);
    case "ANALYSED":
      return call.status === "COMPLETED" && call.answer === "IN_PROGRESS"
        ? { call: { ...call, answer: event.answer }, effects: [], changed: true }
        : unchanged(call);
    case "RECORDING_READY":
      return call.dialledAt && !call.hasRecording ? record(call) : unchanged(call);
  }
}

function end(call: CallState, event: Extract<CallEvent, { type: "ENDED" }>): CallStep {
  if (event.outcome !== "COMPLETED") {
    return to(
      call,
      event.outcome,
      {
        answer: "NO_CALL",
        endedAt: event.at,
        failureCode: event.outcome === "FAILED" ? (event.failureCode ?? "CALL_DROPPED") : null,
        hasRecording: false,
      },
      [{ type: "SETTLE", seconds: 0 }, { type: "DISPATCH_NEXT" }],
    );
  }
  const seconds = event.durationSeconds ?? connectedSeconds(call.answeredAt, event.at);
  return to(
    call,
    "COMPLETED",
    {
      answer: "IN_PROGRESS",
      answeredAt: call.answeredAt ?? new Date(event.at.getTime() - seconds * 1000),
      endedAt: event.at,
      durationSeconds: seconds,
    },
    [
      { type: "SETTLE", seconds },
      { type: "ANALYSE" },
      { type: "DISPATCH_NEXT" },
      ...(call.hasRecording ? [{ type: "FETCH_RECORDING" } as const] : []),
    ],
  );
}

/**
 * The notification may arrive before the end of the call: it is stored, and the recording is fetched when the call has
 * ended.
 */
function record(call: CallState): CallStep {
  if (isTerminal(call.status) && call.status !== "COMPLETED") return unchanged(call);
  const effects: CallEffect[] = call.status === "COMPLETED" ? [{ type: "FETCH_RECORDING" }] : [];
  return { call: { ...call, hasRecording: true }, effects, changed: true };
}

/** No carrier was asked to dial it yet, so it can be cancelled. */
function isWaiting(call: CallState): boolean {
  return call.dialledAt === null && (call.status === "CRON" || call.status === "QUEUED");
}

function connectedSeconds(answeredAt: Date | null, endedAt: Date): number {
  return answeredAt ? Math.max(0, Math.round((endedAt.getTime() - answeredAt.getTime()) / 1000)) : 0;
}

function rises(call: CallState, status: CallStatus): boolean {
  return rankOf(status) > rankOf(call.status);
}

function to(call: CallState, status: CallStatus, changes: Partial<CallState>, effects: CallEffect[] = []): CallStep {
  return { call: { ...call, ...changes, status }, effects, changed: true };
}

function unchanged(call: CallState): CallStep {
  return { call, effects: [], changed: false };
}
