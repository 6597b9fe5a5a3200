import { fieldsOf, listOf, numberOf, textOf } from "../../../fields.ts";

export interface RetellTurn {
  role: string;
  content: string;
  /** Each with its seconds from the start of the call. */
  words?: { start?: number }[];
}

/** The fields of a call that we read. Times are milliseconds since 1970. */
export interface RetellCall {
  call_id: string;
  call_status?: string;
  disconnection_reason?: string;
  start_timestamp?: number;
  end_timestamp?: number;
  duration_ms?: number;
  metadata?: unknown;
  recording_url?: string;
  transcript_object?: RetellTurn[];
  /** In US cents. */
  call_cost?: { combined_cost?: number };
}

/**
 * Reads a call as Retell sends it.
 *
 * @throws if it has no id.
 */
export function retellCallOf(json: unknown): RetellCall {
  const call = fieldsOf(json);
  const id = textOf(call.call_id);
  if (!id) throw new Error("Retell sent a call without an id");
  return {
    call_id: id,
    call_status: textOf(call.call_status),
    disconnection_reason: textOf(call.disconnection_reason),
    start_timestamp: numberOf(call.start_timestamp),
    end_timestamp: numberOf(call.end_timestamp),
    duration_ms: numberOf(call.duration_ms),
    metadata: call.metadata,
    recording_url: textOf(call.recording_url),
    transcript_object: listOf(call.transcript_object).map(({ role, content, words }) => ({
      role: textOf(role) ?? "",
      content: textOf(content) ?? "",
      words: listOf(words).map(({ start }) => ({ start: numberOf(start) })),
    })),
    call_cost: { combined_cost: numberOf(fieldsOf(call.call_cost).combined_cost) },
  };
}
