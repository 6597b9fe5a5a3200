import type { MailLanguage } from "./language.ts";
import { english, type MailMessages } from "./mail.messages.ts";
import { turkish } from "./mail.messages.tr.ts";

/** The texts of emails in a language. */
export const mailTexts: Record<MailLanguage, MailMessages> = { en: english, tr: turkish };
