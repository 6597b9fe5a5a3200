import { defineMessages } from "../i18n/index.js";

/** What a row says beside the answer: what comes next, or what sets the call apart. */
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
