import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { mailTexts } from "./mailTexts.ts";
import { greeting } from "./nameInMail.ts";
import type { LinkMail } from "./verificationMail.ts";

/** Lets a person set a new password. */
export function passwordResetMail({ to, name, language, token, publicUrl }: LinkMail): Mail {
  const t = mailTexts[language].passwordReset;
  return letter({
    to,
    language,
    subject: t.subject,
    paragraphs: [greeting(language, name), t.body],
    action: { label: t.action, url: `${publicUrl}/forgot-password?token=${token}` },
  });
}
