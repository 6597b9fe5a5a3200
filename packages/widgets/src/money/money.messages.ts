import { defineMessages } from "../i18n/index.js";
import { firstMoneyMessages } from "./money.firstTexts.js";

/** What is said about a balance wherever it is shown, topped up or spent. */
export const moneyMessages = defineMessages("money", {
  ...firstMoneyMessages.texts,

  amounts: "Usual amounts",
  balanceAfter: "Balance afterwards: {balance}",
  amountInvalid: "Please enter an amount with at most two decimals.",
  amountTooSmall: "The amount must be at least {least}.",
  amountTooLarge: "The amount must be at most {most}.",
  payHere: "Open the payment page",
  payInWindow: "Finish the payment in the window that has opened",
  payInWindowBody: "Your balance changes as soon as it is paid.",
  payOpening: "The payment page is opening…",
  windowBlocked: "The payment page did not open",
  windowBlockedBody: "Open it yourself to finish the payment.",
  depositCompleted: "Payment completed",
  depositCompletedBody: "It is added to the balance as soon as the payment is confirmed, usually within seconds.",
  depositCancelled: "The payment was not made",
  depositCancelledBody: "Nothing was charged, and the balance has not changed.",
  dismiss: "Dismiss",
  cancel: "Cancel",
});
