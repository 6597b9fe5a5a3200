import { defineMessages } from "../../i18n/index.js";

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
