import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { Context } from "../context.ts";
import type { Ids } from "../ids.ts";
import { insertKeptMail, insertWaitingMail } from "../store/mails.ts";
import type { Mailer } from "./mailer.ts";

interface Needed {
  config: Pick<Config, "mail">;
  ids: Ids;
  clock: Clock;
  rateLimiter: Pick<Context["rateLimiter"], "checkRecipient">;
}

/** Enqueues emails for the configured mail server (see `sendMails.ts`), or stores every one for /dev/mailbox. */
export function createMailer({ config, ids, clock, rateLimiter }: Needed): Mailer {
  const insert = config.mail.smtpUrl ? insertWaitingMail : insertKeptMail;
  return {
    async send(trx, letter) {
      if (!letter.isExpected) await rateLimiter.checkRecipient(trx, letter.to);
      await insert(trx, ids.next(), letter, clock.now());
    },
  };
}
