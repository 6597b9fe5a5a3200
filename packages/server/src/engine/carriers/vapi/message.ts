import { fieldsOf, numberOf, textOf } from "../../../fields.ts";
import { type VapiCall, type VapiTurn, vapiArtifactOf, vapiCallOf, vapiTurnsOf } from "./call.ts";

/** The fields of Vapi's messages to our server that we read. */
export interface VapiMessage {
  type: string;
  status?: string;
  endedReason?: string;
  /** Milliseconds since 1970. */
  timestamp?: number;
  startedAt?: string;
  endedAt?: string;
  cost?: number;
  artifact?: VapiCall["artifact"];
  call?: VapiCall;
  /** The conversation so far, in `conversation-update`. */
  messages?: VapiTurn[];
  /** Who says the words of a `transcript`. */
  role?: string;
  transcript?: string;
}

/** Reads a message as Vapi sends it. One about no call has no `call`. */
export function vapiMessageOf(json: unknown): VapiMessage {
  const message = fieldsOf(json);
  return {
    type: textOf(message.type) ?? "",
    status: textOf(message.status),
    endedReason: textOf(message.endedReason),
    timestamp: numberOf(message.timestamp),
    startedAt: textOf(message.startedAt),
    endedAt: textOf(message.endedAt),
    cost: numberOf(message.cost),
    artifact: vapiArtifactOf(message.artifact),
    call: textOf(fieldsOf(message.call).id) ? vapiCallOf(message.call) : undefined,
    messages: vapiTurnsOf(message.messages),
    role: textOf(message.role),
    transcript: textOf(message.transcript),
  };
}
