import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { greeting, nameInMail } from "./nameInMail.ts";
import type { LinkMail } from "./verificationMail.ts";

export interface InvitationMail extends LinkMail {
  /** The first name of the admin. */
  invitedBy: string | undefined;
}

/** Lets an invited person set their first password. */
export function invitationMail({ to, name, invitedBy, token, publicUrl }: InvitationMail): Mail {
  return letter({
    to,
    subject: "You are invited to Callwright",
    paragraphs: [
      greeting(name),
      `${nameInMail(invitedBy) ?? "Somebody"} invited you to Callwright, where calls to customers are made and followed. Choose a password to begin.`,
      "The link is good for seven days. If you did not expect this mail, ignore it.",
    ],
    action: { label: "Accept the invitation", url: `${publicUrl}/accept-invitation?token=${token}` },
  });
}
