/** The nine states a call can be in, in the order of its life. */
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

/** A status as people read it: a queued call that was dialled is said to be so, since not every carrier tells that it rings. */
export type ShownStatus = CallStatus | "DIALLING";

/** What a conversation came to, in the order charts and filters list it. */
export const callAnswers = ["POSITIVE", "NEUTRAL", "NEGATIVE", "ANSWERING_MACHINE", "NO_CALL", "IN_PROGRESS"] as const;

export type CallAnswer = (typeof callAnswers)[number];

/** A value of the union, or one a newer server has and this version does not know. */
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
