import type { Trx } from "../db/database.ts";

/** An email to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /**
   * It goes to the owner of a confirmed address, about their own account, or to us. It does not count as a further
   * email to an address.
   */
  isExpected?: boolean;
}

/** Sends mail. */
export interface Mailer {
  /**
   * Adds an email to the transaction that causes it: it is sent only if the transaction is committed. Nobody waits for
   * the mail server.
   *
   * @throws Problem 429 if the address got the maximum number of emails in this hour.
   */
  send(trx: Trx, mail: Mail): Promise<void>;
}
