import { defineMessages } from "../i18n/index.js";

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
