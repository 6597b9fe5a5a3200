import { defineMessages } from "../../i18n/index.js";

/** The title of the FAQ; what stands below it has words of its own (`companies/faq/faq.messages.ts`). */
export const companyFaqMessages = defineMessages(
  "companyFaq",
  {
    title: "FAQ",
  },
  { tr: () => import("./companyFaq.messages.tr.js") },
);
