import { vi } from "vitest";

import type { TestServer } from "./startTestServer.ts";

export interface KeptMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: string;
}

/** The newest mail that the server would have sent. */
export async function newestMail(server: TestServer): Promise<KeptMail> {
  const { body } = await server.anonymous.get<KeptMail[]>("/dev/mailbox.json");
  const [mail] = body;
  if (!mail) throw new Error("There is no mail.");
  return mail;
}

/** Does something and waits for the mail that this sends to an address, possibly after the response. */
export async function mailCausedBy(server: TestServer, to: string, action: () => Promise<unknown>): Promise<KeptMail> {
  const count = (await mailsTo(server, to)).length;
  await action();
  return vi.waitFor(
    async () => {
      const [mail, ...earlier] = await mailsTo(server, to);
      if (!mail || earlier.length < count) throw new Error(`No mail came to ${to}.`);
      return mail;
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** The mails to an address, the newest first. */
export async function mailsTo(server: TestServer, address: string): Promise<KeptMail[]> {
  const { body } = await server.anonymous.get<KeptMail[]>("/dev/mailbox.json");
  return body.filter(({ to }) => to === address);
}

/** Requests a new password and returns the mail that is sent. */
export function askForReset(server: TestServer, email: string): Promise<KeptMail> {
  return mailCausedBy(server, email, () => server.anonymous.post("/v1/auth/forgot-password", { email }));
}

/** The token of the link in a mail. */
export function tokenIn(mail: KeptMail): string {
  const token = /token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error("There is no link in the mail.");
  return token;
}
