import type { Trx } from "../db/database.ts";
import type { Mail } from "../mail/mailer.ts";

/** An email that waits for the mail server. */
export interface WaitingMail extends Mail {
  id: string;
  /** The number of failed attempts. */
  attempts: number;
  createdAt: Date;
}

/** Stores an email for /dev/mailbox. */
export async function insertKeptMail(
  trx: Trx,
  id: string,
  { to, subject, text, html }: Mail,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("mailbox")
    .values({ id, recipient: to, subject, text_body: text, html_body: html, sent_at: now })
    .execute();
}

/** Enqueues an email for the mail server. */
export async function insertWaitingMail(
  trx: Trx,
  id: string,
  { to, subject, text, html }: Mail,
  now: Date,
): Promise<void> {
  const letter = { recipient: to, subject, text_body: text, html_body: html };
  await trx
    .insertInto("mail_outbox")
    .values({ id, ...letter, created_at: now, due_at: now, attempts: 0, last_error: null, given_up_at: null })
    .execute();
}

/** The next due email, locked until the transaction ends. */
export function takeDueMail(trx: Trx, now: Date): Promise<WaitingMail | undefined> {
  return trx
    .selectFrom("mail_outbox")
    .select(["id", "recipient as to", "subject", "text_body as text", "html_body as html", "attempts"])
    .select("created_at as createdAt")
    .where("given_up_at", "is", null)
    .where("due_at", "<=", now)
    .orderBy("due_at")
    .orderBy("id")
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The mail server has accepted it. */
export async function deleteWaitingMail(trx: Trx, mailId: string): Promise<void> {
  await trx.deleteFrom("mail_outbox").where("id", "=", mailId).execute();
}

/** Records a failed attempt: the email waits until `dueAt`, or is given up. */
export async function postponeMail(
  trx: Trx,
  { id, attempts }: WaitingMail,
  { error, ...next }: { error: string } & ({ dueAt: Date } | { givenUpAt: Date }),
): Promise<void> {
  const when = "dueAt" in next ? { due_at: next.dueAt } : { given_up_at: next.givenUpAt };
  await trx
    .updateTable("mail_outbox")
    .set({ ...when, attempts: attempts + 1, last_error: error })
    .where("id", "=", id)
    .execute();
}
