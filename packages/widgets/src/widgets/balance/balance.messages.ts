import { defineMessages } from "../../i18n/index.js";

/** The page's own texts. The texts that it shares with other widgets are in `money` and `transactions`. */
export const balanceMessages = defineMessages(
  "balance",
  {
    title: "Balance",
    company: "Company",
    chooseCompany: "Choose a company",
    chooseCompanyFirst: "Choose a company first",

    currentBalance: "Current balance",
    promoCode: "Promo code",

    billing: "Billing information",
    callRate: "Call rate",
    perMinute: "{price} per minute",
    rounding: "Rounding",
    fullMinutes: "Up to full minutes",
    numberFee: "Number fee",
    perMonthEach: "{price} per month each",

    history: "Balance history",
    period: "Period",
    TODAY: "Today",
    DAILY: "Daily",
    MONTHLY: "Monthly",
    ANNUALLY: "Annually",
    date: "Date",
    historyUnchosen: "Choose a company to see how its balance has changed.",
  },
  { tr: () => import("./balance.messages.tr.js") },
);
