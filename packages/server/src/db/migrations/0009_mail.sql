-- Mails that wait for the mail server. A row is written together with what made it necessary, and goes once the server has the mail.
create table mail_outbox (
  id uuid primary key,           -- the Message-ID too: a mail that had to be sent twice is recognised as one
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  given_up_at timestamptz        -- kept for the operator, and not tried again
);
create index mail_outbox_due on mail_outbox (due_at, id) where given_up_at is null;
create index mail_outbox_given_up on mail_outbox (given_up_at) where given_up_at is not null;
