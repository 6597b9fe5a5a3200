-- Requests that say by a key of their own that they are to be carried out once, for 24 hours.
create table idempotency_keys (
  key_hash bytea primary key,      -- of who asks and their key
  request_hash bytea not null,     -- of operation, path, query and body
  attempt uuid not null,           -- whose turn it is: an attempt that was given up cannot write any more
  is_touched boolean not null default false, -- the attempt has committed something
  answer bytea,                    -- sealed: it may hold a secret that is shown once
  started_at timestamptz not null,
  expires_at timestamptz not null
);
create index idempotency_keys_by_age on idempotency_keys (expires_at);
