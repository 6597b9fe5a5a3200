import { createTransport } from "nodemailer";

import type { WaitingMail } from "../store/mails.ts";
import { logo } from "./logo.ts";

/** The mail server. */
export interface Smtp extends Disposable {
  /** Resolves when the mail server has the mail; rejects when it has not, or did not say so. */
  deliver(mail: WaitingMail): Promise<void>;
}

/** No mail holds up the others, or a stop, for longer than the server takes to be silent this long. */
const SILENCE_MS = 10_000;

export function connectSmtp(url: string, from: string): Smtp {
  const patience = { connectionTimeout: SILENCE_MS, greetingTimeout: SILENCE_MS, socketTimeout: SILENCE_MS };
  const transport = createTransport({ url, ...patience }, { from });
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async deliver({ id, to, subject, text, html }) {
      const messageId = `<${id}@${host}>`;
      // An address object: what stands in it is one recipient, however it is written.
      const attachments = html.includes(logo.cid) ? [logo.attachment()] : [];
      await transport.sendMail({ messageId, to: { name: "", address: to }, subject, text, html, attachments });
    },
    [Symbol.dispose]: () => transport.close(),
  };
}

/** Whether the server refused this very mail for good, as it does for an address that does not exist. */
export function isRefusedForGood(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && responseCode >= 500;
}
