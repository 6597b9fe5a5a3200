import { defineMessages } from "../../i18n/index.js";

/** The words of the usage page itself; those of its table are in `money/transactions`. */
export const usageMessages = defineMessages(
  "usage",
  { title: "Usage" },
  { tr: () => import("./usage.messages.tr.js") },
);
