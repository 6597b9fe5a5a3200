import type { Trx } from "../db/database.ts";

/** A mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** It goes to somebody whose address is known to be theirs, about their own account, or to us. It does not count as one more mail to an address. */
  isExpected?: boolean;
}

/** Sends mail. */
export interface Mailer {
  /**
   * Adds a mail to the transaction that makes it necessary: it goes out if that is committed, and only then. Nobody waits
   * for the mail server.
   *
   * @throws Problem 429 when the address got as many mails in this hour as anybody may cause.
   */
  send(trx: Trx, mail: Mail): Promise<void>;
}
