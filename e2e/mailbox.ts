import { inject } from "vitest";

/** A mail that the product would have sent. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Waits for a mail to somebody, newest first, and answers it. */
export async function mailTo(address: string, isWanted: (mail: Mail) => boolean = () => true): Promise<Mail> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const mails = (await (await fetch(`${inject("productUrl")}/dev/mailbox.json`)).json()) as Mail[];
    const found = mails.find((mail) => (address === "" || mail.to === address) && isWanted(mail));
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`No such mail to ${address || "anybody"} came.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
