import { defineMessages } from "../i18n/index.js";

/** The outcomes of calls. */
export const callResultMessages = defineMessages("callResult", {
  INTERESTED: "Interested",
  CALL_BACK: "Call back",
  UNDECIDED: "Undecided",
  NOT_INTERESTED: "Not interested",
  DO_NOT_CALL: "Do not call",
  WRONG_PERSON: "Wrong person",
  MACHINE: "Machine",
  UNSURE: "Unsure",
});
