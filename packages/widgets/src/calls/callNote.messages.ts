import { defineMessages } from "../i18n/index.js";

/** The notes of a row beside the answer: what happens next, or what is special about the call. */
export const callNoteMessages = defineMessages("callNote", {
  SEND_OFFER: "Send an offer",
  SEND_SAMPLES: "Send samples",
  SEND_INFORMATION: "Send information",
  MEETING: "Meeting",
  CALL_BACK: "Call back",
  ANOTHER_PERSON: "Ask somebody else",
  DO_NOT_CALL: "Do not call",
  WRONG_PERSON: "Wrong person",
  UNSURE: "Unsure",
});
