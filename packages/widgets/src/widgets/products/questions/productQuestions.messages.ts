import { defineMessages } from "../../../i18n/index.js";

/** The questions that a company wants answered in calls about a product. */
export const productQuestionsMessages = defineMessages("productQuestions", {
  title: "Questions of your own",
  hint: "The assistant asks them as they are written once the person has agreed. Write them in the language of the calls.",
  question: "Question {nth}",
  type: "Answer of question {nth}",
  options: "Choices of question {nth}, one a line",
  up: "Move question {nth} up",
  down: "Move question {nth} down",
  remove: "Remove question {nth}",
  add: "Add question",
  most: "A product has ten questions at most.",
  movedTo: "Question {nth} is now number {place}.",

  YES_NO: "Yes or no",
  NUMBER: "A number",
  CHOICE: "One of some choices",
  DATE: "A day",
  TEXT: "Words",
});
