import { createTransport } from "nodemailer";

import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { Database } from "../db/database.ts";
import type { Ids } from "../ids.ts";
import type { Mailer } from "./mailer.ts";

/** Sends through the configured SMTP server, or keeps every mail for /dev/mailbox. */
export function createMailer({ mail }: Config, db: Database, ids: Ids, clock: Clock): Mailer {
  return mail.smtpUrl ? smtpMailer(mail.smtpUrl, mail.from) : mailboxMailer(db, ids, clock);
}

function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url, { from });
  return {
    send: async (mail) => void (await transport.sendMail(mail)),
    [Symbol.dispose]: () => transport.close(),
  };
}

function mailboxMailer(db: Database, ids: Ids, clock: Clock): Mailer {
  return {
    async send({ to, subject, text, html }) {
      await db
        .insertInto("mailbox")
        .values({ id: ids.next(), recipient: to, subject, text_body: text, html_body: html, sent_at: clock.now() })
        .execute();
    },
    [Symbol.dispose]: () => {},
  };
}
