import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { greeting } from "./nameInMail.ts";
import type { LinkMail } from "./verificationMail.ts";

export interface EmailChange {
  /** The former address. */
  to: string;
  name: string;
  newAddress: string;
  publicUrl: string;
}

/** Asks whoever reads the new address to confirm it. */
export function confirmEmailChangeMail({ to, name, token, publicUrl }: LinkMail): Mail {
  return letter({
    to,
    subject: "Confirm your new email address",
    paragraphs: [
      greeting(name),
      "this address is to become the one of your Callwright account. Confirm it, and you sign in with it from then on. The link is good for 48 hours.",
      "If you did not ask for this, ignore this mail: nothing changes.",
    ],
    action: { label: "Confirm email address", url: `${publicUrl}/verify-email?token=${token}` },
  });
}

/** Tells the former address that somebody asked for another one, while it still counts. */
export function emailChangeAskedMail({ to, name, newAddress, publicUrl }: EmailChange): Mail {
  return letter({
    to,
    isExpected: true,
    subject: "Your email address is about to change",
    paragraphs: [
      greeting(name),
      `your Callwright account is to get the email address ${newAddress}. Until that one is confirmed, this one counts.`,
      "If it was not you, set a new password now: that stops the change and signs out every device.",
    ],
    action: { label: "Set a new password", url: `${publicUrl}/forgot-password` },
  });
}

/** Tells the former address that it is not the account's any more. */
export function emailChangedMail({ to, name, newAddress, publicUrl }: EmailChange): Mail {
  return letter({
    to,
    isExpected: true,
    subject: "Your email address was changed",
    paragraphs: [
      greeting(name),
      `your Callwright account has the email address ${newAddress} now. You sign in with that one, and mails go there.`,
      "If it was not you, write to us through “Contact us” on the sign-in page.",
    ],
    action: { label: "Open Callwright", url: `${publicUrl}/login` },
  });
}
