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
