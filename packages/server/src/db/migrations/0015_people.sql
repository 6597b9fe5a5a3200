-- How the app speaks to a person and shows them times; null follows their browser.
alter table users
  add column language text check (language in ('en', 'tr')),
  add column time_zone text,
  add column hour_cycle text check (hour_cycle in ('h12', 'h23'));

-- Who was invited has no password until they accept.
alter table users
  alter column password_hash drop not null,
  add column invited_at timestamptz,
  add check (password_hash is not null or invited_at is not null);

alter table email_tokens
  drop constraint email_tokens_purpose_check,
  add constraint email_tokens_purpose_check check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD', 'ACCEPT_INVITATION'));
