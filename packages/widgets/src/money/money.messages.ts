import { defineMessages } from "../i18n/index.js";

/** What is said about a balance wherever it is shown, topped up or spent. */
export const moneyMessages = defineMessages("money", {
  /** How long one can call for what is there. */
  minutesOfCalls: { one: "About {count} minute of calls", other: "About {count} minutes of calls" },
  /** The same where there is less room. */
  minutes: { one: "About {count} minute", other: "About {count} minutes" },

  addBalance: "Add balance",
  amount: "Amount in US dollars",
  amounts: "Usual amounts",
  /** On a button as short as the amounts beside it, and its name in full. */
  other: "Other",
  otherAmount: "Other amount",
  balanceAfter: "Balance afterwards: {balance}",
  amountInvalid: "Please enter an amount with at most two decimals.",
  amountTooSmall: "The amount must be at least {least}.",
  amountTooLarge: "The amount must be at most {most}.",

  payHere: "Open the payment page",
  payInWindow: "Finish the payment in the window that has opened",
  payInWindowBody: "Your balance changes as soon as it is paid.",
  windowBlocked: "Your browser kept the payment page from opening",
  windowBlockedBody: "Open it yourself to finish the payment.",
  depositCompleted: "Payment completed",
  depositCompletedBody: "It is added to the balance as soon as the payment is confirmed, usually within seconds.",
  depositCancelled: "The payment was not made",
  depositCancelledBody: "Nothing was charged, and the balance has not changed.",
  dismiss: "Dismiss",
  cancel: "Cancel",

  promoCode: "Promo code",
  promoCodePlaceholder: "Enter a code",
  promoCodeApply: "Apply",
  promoCodeMissing: "Promo code is required",
  promoCodeMissingBody: "Please enter a promo code to apply.",
  promoCodeFailed: "The promo code could not be applied.",
  promoCodeApplied: "Promo code applied",
  promoCodeAppliedBody: "{amount} was added to the balance, which is {balance} now.",
});
