import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { greeting } from "./nameInMail.ts";
import type { LinkMail } from "./verificationMail.ts";

/** Lets a person set a new password. */
export function passwordResetMail({ to, name, token, publicUrl }: LinkMail): Mail {
  return letter({
    to,
    subject: "Set a new password",
    paragraphs: [
      greeting(name),
      "somebody asked for a new password for your account. If it was not you, ignore this mail. The link is good for one hour.",
    ],
    action: { label: "Set a new password", url: `${publicUrl}/forgot-password?token=${token}` },
  });
}
