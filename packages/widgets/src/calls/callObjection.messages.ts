import { defineMessages } from "../i18n/index.js";

/** The reasons for hesitation and refusal. */
export const callObjectionMessages = defineMessages("callObjection", {
  PRICE: "Price",
  HAS_SUPPLIER: "Has a supplier",
  NO_NEED: "No need",
  NO_TIME: "No time",
  NOT_DECIDER: "Does not decide",
  TIMING: "Not now",
  TRUST: "Does not trust us",
});
