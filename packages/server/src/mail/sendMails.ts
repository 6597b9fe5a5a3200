import { setTimeout as pause } from "node:timers/promises";

import type { Context } from "../context.ts";
import { deleteWaitingMail, postponeMail, takeDueMail, type WaitingMail } from "../store/mails.ts";
import { connectSmtp, isRefusedForGood, type Smtp } from "./smtp.ts";

const EVERY_MS = 1000;
const FIRST_RETRY_SECONDS = 5;
const LONGEST_RETRY_SECONDS = 3600;
/** No link in an email is valid for longer. */
const GIVE_UP_AFTER_MS = 48 * 3_600_000;

type Needed = Pick<Context, "db" | "clock" | "logger" | "metrics">;

/** Sends every second the emails that wait for the mail server. Any number of processes may do so at once. */
export function startSendingMails(context: Needed, url: string, from: string): AsyncDisposable {
  const smtp = connectSmtp(url, from);
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      await sendDueMails(context, smtp, signal).catch((error: unknown) =>
        context.logger.warn({ err: error }, "mails could not be read; it will be tried again"),
      );
      await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
      smtp[Symbol.dispose]();
    },
  };
}

async function sendDueMails(context: Needed, smtp: Smtp, signal: AbortSignal): Promise<void> {
  while (!signal.aborted && (await sendOneMail(context, smtp)));
}

/**
 * Sends the next email, in a transaction that locks it. If a process dies, its lock is released at once, and another
 * process sends the email.
 *
 * @returns whether there was one.
 */
async function sendOneMail(context: Needed, smtp: Smtp): Promise<boolean> {
  const { db, clock, metrics } = context;
  return db.transaction().execute(async (trx) => {
    const mail = await takeDueMail(trx, clock.now());
    if (!mail) return false;
    try {
      await smtp.deliver(mail);
      metrics.mails.inc({ result: "sent" });
    } catch (error) {
      metrics.mails.inc({ result: "failed" });
      await postponeMail(trx, mail, afterFailure(context, mail, error));
      return true;
    }
    await deleteWaitingMail(trx, mail.id);
    return true;
  });
}

function afterFailure({ clock, logger }: Needed, mail: WaitingMail, error: unknown) {
  const now = clock.now();
  const reason = error instanceof Error ? error.message : String(error);
  if (isRefusedForGood(error) || now.getTime() - mail.createdAt.getTime() > GIVE_UP_AFTER_MS) {
    logger.error({ err: error, mailId: mail.id }, "a mail was given up");
    return { error: reason, givenUpAt: now };
  }
  logger.warn({ err: error, mailId: mail.id }, "a mail could not be sent; it will be tried again");
  const seconds = Math.min(FIRST_RETRY_SECONDS * 4 ** mail.attempts, LONGEST_RETRY_SECONDS);
  return { error: reason, dueAt: new Date(now.getTime() + seconds * 1000) };
}
