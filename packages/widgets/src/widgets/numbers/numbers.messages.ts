import { defineMessages } from "../../i18n/index.js";
import { firstNumbersMessages } from "./numbers.firstTexts.js";

/** Every text of the numbers. Texts of parts are in `ui/`. */
export const numbersMessages = defineMessages(
  "numbers",
  {
    ...firstNumbersMessages.texts,

    health: "Health",
    GOOD: "Calls from this number are answered as usual.",
    TOO_FEW: "There are too few calls from this number to say how well it is answered.",
    callsOfWeek: "Calls in the last 7 days",
    answeredCalls: "Answered",
    shortCalls: "Shorter than 6 seconds",
    callsOfDay: "Calls in the last 24 hours",
    callsOfHour: "Calls in the last hour",
    shareOf: "{share} ({count})",
    noShare: "-",
    pause: "Pause",
    pauseHelp: "No call is made from a paused number. Your other numbers stand in; without one, calls wait.",
    pauseReason: "Why",
    pauseReasonMissing: "Please say in a few words why",
    pauseReasonLong: "Please use 200 characters at most",
    pauseLength: "For how long",
    week: "A week",
    month: "30 days",
    pausedUntil: "Paused until {time}",
    pausedBecause: "{name}: {reason}",
    resume: "Resume",
    caps: "Most calls",
    capOfHour: "In any hour",
    capOfDay: "In any 24 hours",
    capHelp: "Leave it empty for any number. What is above it is called from your other numbers, or waits.",
    capWrong: "Please enter a number from 1 to 100,000",
    saveCaps: "Save limits",
    countryTitle: "Choose a country",
    numberTitle: "Choose a number",
    confirmTitle: "Confirm the charge",
    /** What numbers cost, by how many the plan includes. */
    cost: "Each additional number costs {fee}. The first is free on plans that include a number.",
    costWithIncluded: {
      one: "Each additional number costs {fee}, the first is free.",
      other: "Each additional number costs {fee}, the first {count} are free.",
    },
    costAllIncluded: "Your plan includes as many numbers as you need.",
    monthly: "Each number is {fee} per month.",
    countryFirst: "Choose a country first",
    numberFirst: "Choose a number first",
    /** Of the list of numbers to choose from. */
    available: "Available numbers",
    noneAvailable: "No number can be bought in this country right now.",
    noCountries: "Numbers cannot be bought here. Calls go out from the default number in the system.",
    /** Beside a number that is shown and not sold. */
    needsPapers: "Needs papers",
    allNeedPapers:
      "Numbers of this country are only given to somebody with an address or papers there. Please choose another country.",
    termsFailed: "The price of a number could not be read.",

    deduction: "{fee} will be deducted from your balance.",
    free: "This number is free. Nothing will be deducted from your balance.",
    fee: "Purchase fee",
    monthlyFee: "Monthly fee",
    noFee: "Free",
    balance: "Balance",
    balanceAfter: "Balance afterwards",
    needBalance: "You need more balance to purchase a number.",
    missing: "A number takes a balance of {required}. Yours is {balance}, so {missing} is missing.",
    reserved: "Part of your balance is reserved for calls that are under way.",
    purchaseFailed: "The number could not be purchased.",

    cancel: "Cancel",
    continue: "Continue",
    back: "Back",
    goBack: "Go Back",
    addBalance: "Add balance",
  },
  firstNumbersMessages.translations,
);
