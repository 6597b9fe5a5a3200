import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { greeting } from "./nameInMail.ts";

/** What a mail with a link needs. */
export interface LinkMail {
  to: string;
  name: string;
  token: string;
  publicUrl: string;
}

/** Asks a person to confirm that the address is theirs. */
export function verificationMail({ to, name, token, publicUrl }: LinkMail): Mail {
  return letter({
    to,
    subject: "Verify your email address",
    paragraphs: [greeting(name), "please confirm that this is your email address. The link is good for 48 hours."],
    action: { label: "Verify email address", url: `${publicUrl}/verify-email?token=${token}` },
  });
}
