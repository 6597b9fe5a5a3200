import type { Trx } from "../db/database.ts";

/** A mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail. */
export interface Mailer {
  /**
   * Adds a mail to the transaction that makes it necessary: it goes out if that is committed, and only then. Nobody waits
   * for the mail server.
   */
  send(trx: Trx, mail: Mail): Promise<void>;
}
