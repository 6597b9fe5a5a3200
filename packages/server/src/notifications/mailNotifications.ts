import { setTimeout as pause } from "node:timers/promises";

import type { Context } from "../context.ts";
import { notificationsMail } from "../mail/notificationsMail.ts";
import { takeDueNotifications } from "../store/notificationMails.ts";

const EVERY_MS = 10_000;
/** The minimum interval between two of these emails to a person. */
const BETWEEN_MAILS_MS = 15 * 60_000;

type Needed = Pick<Context, "db" | "clock" | "logger" | "mailer" | "publicUrl">;

/**
 * Every ten seconds, emails notifications that people want by email and have not read. Any number of processes may do
 * so at once.
 */
export function startMailingNotifications(context: Needed): AsyncDisposable {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = (async () => {
    while (!signal.aborted) {
      await mailNotifications(context).catch((error: unknown) =>
        context.logger.warn({ err: error }, "notifications could not be mailed; it will be tried again"),
      );
      await pause(EVERY_MS, undefined, { signal, ref: false }).catch(() => {});
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
    },
  };
}

/** One round: an email for each person for whom one is due. */
export async function mailNotifications(context: Needed): Promise<void> {
  while (await mailOnePerson(context));
}

/**
 * One person's email, in a separate transaction, so that nothing is sent twice or lost. Returns whether there was one.
 */
function mailOnePerson({ db, clock, mailer, publicUrl }: Needed): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const due = await takeDueNotifications(trx, clock.now(), BETWEEN_MAILS_MS);
    if (!due) return false;
    if (due.notifications.length > 0) await mailer.send(trx, notificationsMail({ ...due, publicUrl }));
    return true;
  });
}
