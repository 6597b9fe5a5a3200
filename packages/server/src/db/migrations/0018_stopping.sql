-- Until when a call that waits may be dialled; null for ever. After that it ends as FAILED, EXPIRED.
alter table calls add column expires_at timestamptz;
update calls set expires_at = coalesce(start_at, now()) + interval '2 hours' where status in ('CRON', 'QUEUED') and dialled_at is null;
create index calls_expiring on calls (expires_at) where status in ('CRON', 'QUEUED') and dialled_at is null;

-- When somebody asked to hang up a call on the line. The carrier is told again if we died before telling it.
alter table calls add column hang_up_asked_at timestamptz;

-- Whose calls are not dialled for now. The row without a company is the operator's and holds for all.
create table call_pauses (
  seller_company_id uuid unique nulls not distinct references seller_companies on delete cascade,
  paused_at timestamptz not null,
  paused_by_user_id uuid references users on delete set null
);
