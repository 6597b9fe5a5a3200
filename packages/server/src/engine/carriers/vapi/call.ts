import { fieldsOf, listOf, numberOf, textOf } from "../../../fields.ts";

/** A message of the transcript; messages of tools and of the system are excluded by their role. */
export interface VapiTurn {
  role: string;
  message?: string;
  secondsFromStart?: number;
}

/** The fields of a call that we read. */
export interface VapiCall {
  id: string;
  status?: string;
  endedReason?: string;
  createdAt?: string;
  updatedAt?: string;
  startedAt?: string;
  endedAt?: string;
  /** US dollars. */
  cost?: number;
  customer?: { externalId?: string };
  monitor?: { controlUrl?: string };
  artifact?: { messages?: VapiTurn[]; recordingUrl?: string };
}

/**
 * Reads a call as Vapi sends it.
 *
 * @throws if it has no id.
 */
export function vapiCallOf(json: unknown): VapiCall {
  const call = fieldsOf(json);
  const id = textOf(call.id);
  if (!id) throw new Error("Vapi sent a call without an id");
  return {
    id,
    status: textOf(call.status),
    endedReason: textOf(call.endedReason),
    createdAt: textOf(call.createdAt),
    updatedAt: textOf(call.updatedAt),
    startedAt: textOf(call.startedAt),
    endedAt: textOf(call.endedAt),
    cost: numberOf(call.cost),
    customer: { externalId: textOf(fieldsOf(call.customer).externalId) },
    monitor: { controlUrl: textOf(fieldsOf(call.monitor).controlUrl) },
    artifact: vapiArtifactOf(call.artifact),
  };
}

/** Reads what a call has left behind: its words and its recording. */
export function vapiArtifactOf(json: unknown): NonNullable<VapiCall["artifact"]> {
  const { messages, recordingUrl } = fieldsOf(json);
  return { messages: vapiTurnsOf(messages), recordingUrl: textOf(recordingUrl) };
}

export function vapiTurnsOf(json: unknown): VapiTurn[] {
  return listOf(json).map(({ role, message, secondsFromStart }) => ({
    role: textOf(role) ?? "",
    message: textOf(message),
    secondsFromStart: numberOf(secondsFromStart),
  }));
}
