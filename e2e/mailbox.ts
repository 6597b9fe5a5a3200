import type { Page } from "playwright-core";

interface KeptMail {
  to: string;
  subject: string;
  text: string;
}

/** The address in the newest mail with this subject to this person, as they would open it. Waits until there is one. */
export async function mailedLink(page: Page, to: string, subject: string): Promise<string> {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const mails = (await (await page.request.get("/dev/mailbox.json")).json()) as KeptMail[];
    const mail = mails.find((mail) => mail.to === to && mail.subject === subject);
    const link = mail?.text.match(/https?:\S+/)?.[0];
    if (link) return link;
    if (Date.now() > deadline) throw new Error(`No mail "${subject}" came to ${to}.`);
  }
}
