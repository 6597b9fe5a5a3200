-- Rate limits, counted together by all processes. Lost in a crash of the database, which is fine: nothing is logged twice.
create unlogged table rate_limits (
  key bytea primary key,         -- a hash: neither addresses nor accounts are kept
  started_at timestamptz not null,
  count integer not null,
  expires_at timestamptz not null
);
create index rate_limits_by_age on rate_limits (expires_at);

-- What ended lately, for the metrics.
create index calls_ended on calls (ended_at) where ended_at is not null;
