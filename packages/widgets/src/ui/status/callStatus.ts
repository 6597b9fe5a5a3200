/** The nine states of a call, in their order. */
export const callStatuses = [
  "CRON",
  "QUEUED",
  "RINGING",
  "IN_PROGRESS",
  "COMPLETED",
  "BUSY",
  "NO_ANSWER",
  "FAILED",
  "CANCELLED",
] as const;

export type CallStatus = (typeof callStatuses)[number];

/**
 * A status as shown: a queued call that was dialled is shown as dialling, because not every carrier reports ringing.
 */
export type ShownStatus = CallStatus | "DIALLING";

/** The outcome of a conversation, in the order of charts and filters. */
export const callAnswers = ["POSITIVE", "NEUTRAL", "NEGATIVE", "ANSWERING_MACHINE", "NO_CALL", "IN_PROGRESS"] as const;

export type CallAnswer = (typeof callAnswers)[number];

/** A value of the union, or one of a newer server that this version does not know. */
export type OrUnknown<Known extends string> = Known | (string & {});

export function isCallStatus(status: string): status is CallStatus {
  return (callStatuses as readonly string[]).includes(status);
}

export function isShownStatus(status: string): status is ShownStatus {
  return status === "DIALLING" || isCallStatus(status);
}

export function isCallAnswer(answer: string): answer is CallAnswer {
  return (callAnswers as readonly string[]).includes(answer);
}
