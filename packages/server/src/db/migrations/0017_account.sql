-- A link in a mail is good for the address that it was sent to, and for no other.
alter table email_tokens
  add column email text,
  drop constraint email_tokens_purpose_check,
  add constraint email_tokens_purpose_check
    check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'ACCEPT_INVITATION', 'CHANGE_EMAIL'));
update email_tokens set email = users.email from users where users.id = email_tokens.user_id;

-- The address that somebody changes to, until it is confirmed.
alter table users add column pending_email text;

-- What people see of where they are signed in.
alter table sessions
  add column user_agent text not null default '',
  add column last_used_at timestamptz not null default now();
update sessions set last_used_at = coalesce(
  (select max(issued_at) from refresh_tokens where refresh_tokens.session_id = sessions.id), created_at);
