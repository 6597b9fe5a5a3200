import { defineMessages } from "../i18n/index.js";

/** What is said of one call where it stands. */
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

/** What is said when calls are started or scheduled. */
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

/** What a call shows about itself, in rows and in its detail. */
export const callMessages = defineMessages("call", {
  /** Stands for a value that is not there. */
  none: "-",
  defaultNumber: "Default",
  assistant: "Assistant",
  /** The other side of a conversation whose name is not known. */
  contact: "Contact",
  localTime: "{time} in {timeZone}",
  /** While nobody may be called where the person is. */
  waitsUntil: "Waits until {time} in {place}",
  waitsUntilBecause: "Waits until {time} in {place}. {reason}",
  dayAndTime: "{day}, {time}",
  attempt: "Attempt {attempt} of {attempts}",
  attemptShort: "{attempt} of {attempts}",
  PERSON: "A person",
  MACHINE: "An answering machine",
});
