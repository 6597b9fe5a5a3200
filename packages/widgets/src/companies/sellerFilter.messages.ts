import { defineMessages } from "../i18n/index.js";

/** The words of the filter by seller company. */
export const sellerFilterMessages = defineMessages("sellerFilter", {
  seller: "Seller",
  /** Stands for a company whose name is not known yet, or that is gone. */
  chosen: "1 chosen",
});
