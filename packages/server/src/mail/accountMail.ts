import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { mailTexts } from "./mailTexts.ts";
import { greeting } from "./nameInMail.ts";
import type { Recipient } from "./verificationMail.ts";

/** Notifies a person that an admin has created an account for them. It does not contain the password. */
export function accountMail({ to, name, language, publicUrl }: Recipient): Mail {
  const t = mailTexts[language].account;
  return letter({
    to,
    language,
    subject: t.subject,
    paragraphs: [greeting(language, name), t.body],
    action: { label: t.action, url: `${publicUrl}/login` },
  });
}
