import { defineMessages } from "../../i18n/index.js";

/** The title of the widget. The texts below it are in `companies/faq/faq.messages.ts`. */
export const companyFaqMessages = defineMessages(
  "companyFaq",
  {
    title: "FAQ",
  },
  { tr: () => import("./companyFaq.messages.tr.js") },
);
