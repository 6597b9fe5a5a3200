import type { Database, Trx } from "../db/database.ts";
import type { Mail } from "../mail/mailer.ts";

/** A mail that waits for the mail server. */
export interface WaitingMail extends Mail {
  id: string;
  /** How often it was tried in vain. */
  attempts: number;
  createdAt: Date;
}

/** Keeps a mail for /dev/mailbox. */
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

/** Lets a mail wait for the mail server. */
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

/** The mail whose turn it is. It is nobody else's until the transaction ends. */
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

/** The mail server has it. */
export async function deleteWaitingMail(trx: Trx, mailId: string): Promise<void> {
  await trx.deleteFrom("mail_outbox").where("id", "=", mailId).execute();
}

/** Notes an attempt in vain: the mail waits until `dueAt`, or for good. */
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

/** Forgets mails that were given up before a moment. */
export async function forgetGivenUpMails(db: Database, before: Date): Promise<void> {
  await db.deleteFrom("mail_outbox").where("given_up_at", "<", before).execute();
}
