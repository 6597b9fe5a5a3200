import { defineMessages } from "../../../i18n/index.js";

/** The texts of a call's reading, which is shown with its conversation. */
export const callReadingMessages = defineMessages("callReading", {
  title: "What it came to",
  score: "Score {score}",
  scoreMeaning: "How well the assistant spoke, of 100",
  /** The confidence of a reader that the words prove the finding. */
  sure: "{sure} %",

  answer: "Answer",
  nextStep: "Next step",
  callback: "Call back",
  objection: "Objection",
  volume: "Quantity",
  callbackAt: "{time}, on their clock",
  callbackOpen: "Another time, no day was named",
  schedule: "Schedule this call",
  scheduled: "The call is scheduled",

  unsure: "Readers disagree about the answer. What was it?",
  settle: "It was {answer}",
  setBy: "{by} said it was {answer}.",
  somebody: "Somebody",
  answerSet: "Answer saved",
  answerFailed: "The answer could not be saved",

  ownQuestions: "Questions of your own",
  yes: "Yes",
  no: "No",
  notAsked: "Not asked",
  notClear: "No clear answer",
  answeredBy: "Answered by {by}",
  setAnswer: "Set the answer",
  setAnswerOf: "Set the answer: {question}",
  takeBack: "Take back",
  takeBackOf: "Take back: {question}",
  saveAnswer: "Save",
  dayAsWritten: "Day, as 2026-11-26",

  checks: "How the assistant spoke",
  passed: "Done",
  missed: "Missed",
  DISCLOSED: "Said that it is no human being",
  INTRODUCED: "Named the company",
  LET_SPEAK: "Let the person speak",
  STOPPED: "Stopped when it was asked to",
  TRUE_CLAIMS: "Named no invented figure",
  ASKED: "Asked for a next step",
  PROMPT: "Spoke within two seconds",
  POLITE_END: "Said goodbye",
});
