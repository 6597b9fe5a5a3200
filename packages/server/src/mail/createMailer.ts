import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { Ids } from "../ids.ts";
import { insertKeptMail, insertWaitingMail } from "../store/mails.ts";
import type { Mailer } from "./mailer.ts";

/** Lets mails wait for the configured mail server (see `sendMails.ts`), or keeps every one for /dev/mailbox. */
export function createMailer({ mail }: Config, ids: Ids, clock: Clock): Mailer {
  const insert = mail.smtpUrl ? insertWaitingMail : insertKeptMail;
  return { send: (trx, letter) => insert(trx, ids.next(), letter, clock.now()) };
}
