import type { MailLanguage } from "./language.ts";
import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { mailTexts } from "./mailTexts.ts";
import { greeting } from "./nameInMail.ts";

/** The recipient of an email. */
export interface Recipient {
  to: string;
  name: string;
  language: MailLanguage;
  publicUrl: string;
}

/** The data of an email with a link. */
export interface LinkMail extends Recipient {
  token: string;
}

/** Asks a person to confirm that the address is theirs. */
export function verificationMail({ to, name, language, token, publicUrl }: LinkMail): Mail {
  const t = mailTexts[language].verification;
  return letter({
    to,
    language,
    subject: t.subject,
    paragraphs: [greeting(language, name), t.body],
    action: { label: t.action, url: `${publicUrl}/verify-email?token=${token}` },
  });
}
