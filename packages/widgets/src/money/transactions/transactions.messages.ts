import { defineMessages } from "../../i18n/index.js";

/** Every word of a list of transactions. */
export const transactionsMessages = defineMessages("transactions", {
  title: "Transactions",
  date: "Date",
  description: "Description",
  company: "Company",
  status: "Status",
  type: "Type",
  amount: "Amount",
  balance: "Balance",

  COMPLETED: "Completed",
  FAILED: "Failed",
  INCOMPLETE: "Incomplete",
  DEPOSIT: "Deposit",
  SPEND: "Spend",

  added: "+{amount}",
  taken: "−{amount}",
  /** Beside a call: what was paid for it otherwise than with money. */
  freeMinutes: { one: "{count} free minute", other: "{count} free minutes" },

  empty: "There are no transactions yet.",
  forbidden: "You do not have access to transactions.",
});
