import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { greeting } from "./nameInMail.ts";

export interface PasswordChanged {
  to: string;
  name: string;
  publicUrl: string;
}

/** Tells a person that their password was changed, in case it was not they who did it. */
export function passwordChangedMail({ to, name, publicUrl }: PasswordChanged): Mail {
  return letter({
    to,
    isExpected: true,
    subject: "Your password was changed",
    paragraphs: [
      greeting(name),
      "the password of your Callwright account was just changed, and every other device was signed out.",
      "If it was not you, set a new password now.",
    ],
    action: { label: "Set a new password", url: `${publicUrl}/forgot-password` },
  });
}
