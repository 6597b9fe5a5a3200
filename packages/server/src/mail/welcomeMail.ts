import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { mailTexts } from "./mailTexts.ts";
import { greeting, nameInMail } from "./nameInMail.ts";
import type { Recipient } from "./verificationMail.ts";

export interface Welcomed extends Recipient {
  companyName: string;
}

/** Informs a seller whose company is ready about the next steps. */
export function welcomeMail({ to, name, language, companyName, publicUrl }: Welcomed): Mail {
  const t = mailTexts[language].welcome;
  return letter({
    to,
    language,
    isExpected: true,
    subject: t.subject,
    paragraphs: [greeting(language, name), t.body(nameInMail(companyName))],
    action: { label: t.action, url: publicUrl },
  });
}
