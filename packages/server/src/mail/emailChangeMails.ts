import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { mailTexts } from "./mailTexts.ts";
import { greeting } from "./nameInMail.ts";
import type { LinkMail, Recipient } from "./verificationMail.ts";

/** To the former address. */
export interface EmailChange extends Recipient {
  newAddress: string;
}

/** Asks the reader of the new address to confirm it. */
export function confirmEmailChangeMail({ to, name, language, token, publicUrl }: LinkMail): Mail {
  const t = mailTexts[language].confirmEmailChange;
  return letter({
    to,
    language,
    subject: t.subject,
    paragraphs: [greeting(language, name), t.body, t.otherwise],
    action: { label: t.action, url: `${publicUrl}/verify-email?token=${token}` },
  });
}

/** Notifies the former address that a new one was requested, while the former one is still valid. */
export function emailChangeAskedMail({ to, name, language, newAddress, publicUrl }: EmailChange): Mail {
  const t = mailTexts[language].emailChangeAsked;
  return letter({
    to,
    language,
    isExpected: true,
    subject: t.subject,
    paragraphs: [greeting(language, name), t.body(newAddress), t.otherwise],
    action: { label: t.action, url: `${publicUrl}/forgot-password` },
  });
}

/** Notifies the former address that it is not the account's any more. */
export function emailChangedMail({ to, name, language, newAddress, publicUrl }: EmailChange): Mail {
  const t = mailTexts[language].emailChanged;
  return letter({
    to,
    language,
    isExpected: true,
    subject: t.subject,
    paragraphs: [greeting(language, name), t.body(newAddress), t.otherwise],
    action: { label: t.action, url: `${publicUrl}/login` },
  });
}
