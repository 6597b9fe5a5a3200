import { createTransport } from "nodemailer";

import type { WaitingMail } from "../store/mails.ts";
import { logo } from "./logo.ts";

/** The mail server. */
export interface Smtp extends Disposable {
  /** Resolves when the mail server has accepted the email; rejects if it has not, or has not confirmed it. */
  deliver(mail: WaitingMail): Promise<void>;
}

/** The limit of silence from the server, so that no email delays others, or a stop, for longer. */
const SILENCE_MS = 10_000;
/** The limit of all that is said about one email, however slowly. */
const DELIVERY_MS = 30_000;

export function connectSmtp(url: string, from: string): Smtp {
  const patience = { connectionTimeout: SILENCE_MS, greetingTimeout: SILENCE_MS, socketTimeout: SILENCE_MS };
  const transport = createTransport({ url, ...patience }, { from });
  const host = /@([^\s>]+)/.exec(from)?.[1] ?? "localhost";
  return {
    async deliver({ id, to, subject, text, html }) {
      const messageId = `<${id}@${host}>`;
      // An address object, so that its content is one recipient, however it is written.
      const attachments = html.includes(logo.cid) ? [logo.attachment()] : [];
      const signal = AbortSignal.timeout(DELIVERY_MS);
      await transport.sendMail({ messageId, to: { name: "", address: to }, subject, text, html, attachments, signal });
    },
    [Symbol.dispose]: () => transport.close(),
  };
}

/**
 * Whether the server refused this email permanently, for example because the address does not exist. If it refuses us as
 * the sender, it may accept the email when our settings are right.
 */
export function isRefusedForGood(error: unknown): boolean {
  const { code, command, responseCode = 0 } = error as { code?: string; command?: string; responseCode?: number };
  return (code === "EENVELOPE" || code === "EMESSAGE") && command !== "MAIL FROM" && responseCode >= 500;
}
