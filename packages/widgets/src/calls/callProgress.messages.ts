import { defineMessages } from "../i18n/index.js";

/** What a call is doing, as an announcement says it. */
export const callProgressMessages = defineMessages("callProgress", {
  CRON: "Call is scheduled...",
  QUEUED: "Call is queued...",
  DIALLING: "Dialling...",
  RINGING: "Call is ringing...",
  IN_PROGRESS: "Call is in progress...",
  CANCELLED: "Call was cancelled.",
  COMPLETED: "Call completed successfully!",
  BUSY: "The line is busy.",
  NO_ANSWER: "No answer.",
  FAILED: "Call failed.",
  unknown: "Unknown call status.",
});
