import { firstTexts } from "../../i18n/index.js";

/** What a page begins with of these texts. */
export const firstNumbersMessages = firstTexts(
  "numbers",
  {
    title: "Numbers",
    buy: "Buy a number",

    number: "Number",
    country: "Country",
    status: "Status",
    default: "Default",
    purchased: "Purchased",
    active: "Active",
    expired: "Expired",
    expiredWhy: "This number has expired.",
    /** Names the switch of a row. */
    defaultNumber: "Default number {number}",
    defaultNow: "{number} is the default number now.",
    defaultBefore: "Before, it was {number}.",
    defaultNone: "There is no default number now. Calls go out from the default number in the system.",
    defaultFailed: "The default number could not be changed.",

    paused: "Paused",
    /** Of a number that is rarely answered or has many short calls. */
    doubtful: "Check",
    RARELY_ANSWERED:
      "Calls from this number are answered less than half as often as your others. People may see it as spam: pause it for some days.",
    SHORT_CALLS:
      "Many people hang up within seconds when this number calls. They may see it as spam: pause it for some days.",
    hour: "An hour",
    day: "A day",
    pauseNumber: "Pause number",
    numberPaused: "The number is paused.",
    numberResumed: "Calls are made from the number again.",
    resumeFailed: "The number could not be resumed.",
    capsSaved: "The limits were saved. They hold from the next call on.",

    empty: "There is no number assigned to you. You are using the default number in the system.",
    forbidden: "You do not have access to numbers.",

    step: "Step {step} of {count}",
    bought: "Number purchased successfully",
    purchase: "Purchase",
  },
  { tr: () => import("./numbers.messages.tr.js") },
);
