import { inject, vi } from "vitest";

/** An email that the product would have sent. */
export interface KeptMail {
  to: string;
  subject: string;
  text: string;
}

/** The newest email that matches. Waits until there is one. */
export async function keptMail(wanted: string, isWanted: (mail: KeptMail) => boolean): Promise<KeptMail> {
  const lookFor = async () => {
    const answer = await fetch(new URL("/dev/mailbox.json", inject("productUrl")));
    const mail = ((await answer.json()) as KeptMail[]).find(isWanted);
    if (!mail) throw new Error(`No mail came: ${wanted}.`);
    return mail;
  };
  return vi.waitFor(lookFor, { timeout: 20_000, interval: 100 });
}

/** The URL in the newest email with this subject to this person. Waits until there is one. */
export async function mailedLink(to: string, subject: string): Promise<string> {
  const { text } = await keptMail(`"${subject}" to ${to}`, (mail) => mail.to === to && mail.subject === subject);
  const link = text.match(/https?:\S+/)?.[0];
  if (!link) throw new Error(`"${subject}" to ${to} holds no address.`);
  return link;
}
