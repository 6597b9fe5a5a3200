import { firstTexts } from "../i18n/index.js";
import { firstCreditMessages } from "./credit.firstTexts.js";

/** What a page begins with of what is said about a balance. */
export const firstMoneyMessages = firstTexts("money", {
  ...firstCreditMessages.texts,

  amount: "Amount in US dollars",
  /** On a button as short as the amounts beside it, and its name in full. */
  other: "Other",
  otherAmount: "Other amount",
  promoCode: "Promo code",
  promoCodePlaceholder: "Enter a code",
  promoCodeApply: "Apply",
  promoCodeMissing: "Promo code is required",
  promoCodeMissingBody: "Please enter a promo code to apply.",
  promoCodeFailed: "The promo code could not be applied.",
  promoCodeApplied: "Promo code applied",
  promoCodeAppliedBody: "{amount} was added to the balance, which is {balance} now.",
});
