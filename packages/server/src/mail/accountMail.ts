import { letter } from "./letter.ts";
import type { Mail } from "./mailer.ts";
import { greeting } from "./nameInMail.ts";

export interface NewAccount {
  to: string;
  name: string;
  publicUrl: string;
}

/** Says to somebody that an admin made an account for them. The password is not in it. */
export function accountMail({ to, name, publicUrl }: NewAccount): Mail {
  return letter({
    to,
    subject: "Your Callwright account",
    paragraphs: [
      greeting(name),
      "there is a Callwright account for you now. Sign in with this address and the password you were given; you can change it in your profile settings.",
    ],
    action: { label: "Sign in", url: `${publicUrl}/login` },
  });
}
