import { defineMessages } from "../../i18n/index.js";

/** The card's own texts. The texts that it shares with other widgets are in `money`. */
export const balanceCardMessages = defineMessages(
  "balanceCard",
  {
    title: "Balance",
    freeMinutes: {
      one: "Your plan has {count} free minute left",
      other: "Your plan has {count} free minutes left",
    },
    unlimited: "Calls are free in your plan",
    low: "Your balance is low",
    empty: "There is nothing left to call with",
  },
  { tr: () => import("./balanceCard.messages.tr.js") },
);
