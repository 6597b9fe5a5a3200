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

/** The token of the link in a mail. */
export function tokenIn(mail: KeptMail): string {
  const token = /token=([\w-]+)/.exec(mail.text)?.[1];
  if (!token) throw new Error("There is no link in the mail.");
  return token;
}
