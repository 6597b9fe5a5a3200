/** A mail to one person. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends mail. */
export interface Mailer extends Disposable {
  /** Resolves when the mail has been handed over; rejects when it could not be. */
  send(mail: Mail): Promise<void>;
}
