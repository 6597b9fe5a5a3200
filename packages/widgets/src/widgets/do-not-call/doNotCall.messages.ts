import { defineMessages } from "../../i18n/index.js";
import { firstDoNotCallMessages } from "./doNotCall.firstTexts.js";

/** Every text of the do-not-call list. */
export const doNotCallMessages = defineMessages(
  "doNotCall",
  {
    ...firstDoNotCallMessages.texts,

    numbers: "Telephone numbers",
    numbersHint: "One per line, with their country code, e.g. +47 22 86 01 44.",
    addBody: "From now on, nobody at your company calls these numbers. Calls to them that still wait will not be made.",
    numbersMissing: "Please enter at least one number",
    numbersWrong: {
      one: "This is not a telephone number with a country code: {numbers}",
      other: "These are not telephone numbers with a country code: {numbers}",
    },
    numbersWrongAndMore: {
      one: "These are not telephone numbers with a country code: {numbers} and {count} more",
      other: "These are not telephone numbers with a country code: {numbers} and {count} more",
    },
    numbersTooMany: "At most 1,000 numbers can be added at once",
    reasonPlaceholder: "e.g. asked by email",
    reasonTooLong: "The reason must be at most 500 characters",
    cancel: "Cancel",
    submit: "Add",
    added: { one: "{count} number is no longer called", other: "{count} numbers are no longer called" },
    alreadyKnown: { one: "{count} was on the list before", other: "{count} were on the list before" },
    refusedCalls: { one: "{count} waiting call ended", other: "{count} waiting calls ended" },

    liftOf: "Allow calls to {number}",
    liftTitle: "Allow calls to {number} again",
    liftBodyOfRegister:
      "All numbers of this register may be called again, unless they are on the list for another reason.",
    liftBody: "The entry stays in the list of lifted numbers, with your name and the reason.",
    liftReasonMissing: "Please say why, in at least 5 characters",
    liftedDone: "The number may be called again",
    liftedRegister: "The numbers of {register} may be called again",
  },
  firstDoNotCallMessages.translations,
);
