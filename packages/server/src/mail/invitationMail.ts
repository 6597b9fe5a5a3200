import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { mailTexts } from "./mailTexts.ts";
import { greeting, nameInMail } from "./nameInMail.ts";
import type { LinkMail } from "./verificationMail.ts";

export interface InvitationMail extends LinkMail {
  /** The first name of the admin. */
  invitedBy: string | undefined;
}

/** Lets an invited person set their first password. */
export function invitationMail({ to, name, language, invitedBy, token, publicUrl }: InvitationMail): Mail {
  const t = mailTexts[language].invitation;
  return letter({
    to,
    language,
    subject: t.subject,
    paragraphs: [greeting(language, name), t.body(nameInMail(invitedBy)), t.otherwise],
    action: { label: t.action, url: `${publicUrl}/accept-invitation?token=${token}` },
  });
}
