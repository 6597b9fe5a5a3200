import { defineMessages } from "../i18n/index.js";

/** The texts about one call. */
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

/** The texts about starting and scheduling calls. */
export const startCallsMessages = defineMessages("startCalls", {
  calling: "Calling...",
  scheduledOne: "Call successfully scheduled",
  scheduledMany: "Calls successfully scheduled",
  /** One entry of the message that lists several calls; entries are joined by commas. */
  statusCount: "{label}: {count}",
  failed: "Unexpected error occured",
  openCall: "Open call",
  openCampaign: "Open campaign",
  wasDeleted: "The call center item of this call was deleted",
});

/** The texts of a call in rows and in its detail. */
export const callMessages = defineMessages("call", {
  /** Shown instead of a missing value. */
  none: "-",
  defaultNumber: "Default",
  assistant: "Assistant",
  /** The other person in a conversation, if their name is not known. */
  contact: "Contact",
  localTime: "{time} in {timeZone}",
  /** Shown while the person may not be called at their local time. */
  waitsUntil: "Waits until {time} in {place}",
  waitsUntilBecause: "Waits until {time} in {place}. {reason}",
  dayAndTime: "{day}, {time}",
  attempt: "Attempt {attempt} of {attempts}",
  attemptShort: "{attempt} of {attempts}",
  PERSON: "A person",
  MACHINE: "An answering machine",
});
