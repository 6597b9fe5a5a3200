-- Test calls of the last day, which outlive the account and the call: no number, address or account is let have more of them by starting
-- anew. Numbers and addresses are kept as keyed hashes.
create table test_calls (
  id uuid primary key,
  user_id uuid not null,
  number_hash bytea not null,
  address_hash bytea not null,
  made_at timestamptz not null
);
create index test_calls_by_time on test_calls (made_at);
create index test_calls_of_number on test_calls (number_hash, made_at);
create index test_calls_of_address on test_calls (address_hash, made_at);
create index test_calls_of_user on test_calls (user_id, made_at);
