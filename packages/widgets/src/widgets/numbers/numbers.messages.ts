import { defineMessages } from "../../i18n/index.js";

/** Every text of the numbers. Texts of parts are in `ui/`. */
export const numbersMessages = defineMessages(
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

    empty: "There is no number assigned to you. You are using the default number in the system.",
    forbidden: "You do not have access to numbers.",

    step: "Step {step} of {count}",
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
    bought: "Number purchased successfully",

    cancel: "Cancel",
    continue: "Continue",
    back: "Back",
    goBack: "Go Back",
    purchase: "Purchase",
    addBalance: "Add balance",
  },
  { tr: () => import("./numbers.messages.tr.js") },
);
