import { defineMessages } from "../../i18n/index.js";

/** What each call status is called. */
export const statusMessages = defineMessages("callStatus", {
  CRON: "Scheduled",
  QUEUED: "Queued",
  /** A queued call that was passed to a carrier, which has not reported ringing. */
  DIALLING: "Dialling",
  RINGING: "Ringing",
  IN_PROGRESS: "In Progress",
  CANCELLED: "Cancelled",
  COMPLETED: "Completed",
  BUSY: "Busy",
  NO_ANSWER: "No Answer",
  FAILED: "Failed",
  unknown: "Unknown call status.",
});

/** What each call status means, said in its tooltip. */
export const statusMeaningMessages = defineMessages("callStatusMeaning", {
  CRON: "Scheduled for later.",
  QUEUED: "Waiting to be processed.",
  DIALLING: "The number is being dialled.",
  RINGING: "The phone is ringing.",
  IN_PROGRESS: "The call is active and connected.",
  CANCELLED: "The call was cancelled before it was answered.",
  COMPLETED: "The call has ended.",
  BUSY: "The line was busy.",
  NO_ANSWER: "Nobody answered before the time-out.",
  FAILED: "The call failed: a connectivity problem or an incorrect number.",
});

/** What each call answer is called. */
export const answerMessages = defineMessages("callAnswer", {
  POSITIVE: "Positive",
  NEUTRAL: "Neutral",
  NEGATIVE: "Negative",
  ANSWERING_MACHINE: "Answering machine",
  NO_CALL: "No call",
  IN_PROGRESS: "In progress",
});

/** What each call answer means, said in its tooltip. */
export const answerMeaningMessages = defineMessages("callAnswerMeaning", {
  POSITIVE: "The contact was interested.",
  NEUTRAL: "The contact was neither interested nor against it.",
  NEGATIVE: "The contact was not interested.",
  ANSWERING_MACHINE: "An answering machine took the call.",
  NO_CALL: "No conversation has taken place.",
  IN_PROGRESS: "The conversation is still going on.",
});
