import type { Translation } from "../../i18n/index.js";
import type { companyFaqMessages } from "./companyFaq.messages.js";

export * from "../../companies/company.messages.tr.js";
export * from "../../ui/ui.messages.tr.js";

export const companyFaq: Translation<typeof companyFaqMessages> = { title: "SSS" };
