import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { mailTexts } from "./mailTexts.ts";
import { greeting } from "./nameInMail.ts";
import type { Recipient } from "./verificationMail.ts";

/** Notifies a person that their password was changed, in case they did not do it. */
export function passwordChangedMail({ to, name, language, publicUrl }: Recipient): Mail {
  const t = mailTexts[language].passwordChanged;
  return letter({
    to,
    language,
    isExpected: true,
    subject: t.subject,
    paragraphs: [greeting(language, name), t.body, t.otherwise],
    action: { label: t.action, url: `${publicUrl}/forgot-password` },
  });
}
