interface MailOutboxTable {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  created_at: Date;
  due_at: Date;
  attempts: number;
  last_error: string | null;
  given_up_at: Date | null;
}

/** Tables of migration 0009: mails that wait for the mail server. */
export interface MailTables {
  mail_outbox: MailOutboxTable;
}
