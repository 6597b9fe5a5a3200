-- A call belongs to the carrier it was dialled with, under that carrier's own id. A carrier that knows calls by our id needs no other.
alter table calls add column carrier text not null default 'simulator', add column carrier_call_id text,
  add column answered_by text check (answered_by in ('HUMAN', 'MACHINE', 'UNKNOWN'));
create unique index calls_by_carrier on calls (carrier, carrier_call_id) where carrier_call_id is not null;

create index calls_unread on calls (ended_at) where status = 'COMPLETED' and answer = 'IN_PROGRESS';

-- What carriers report is kept even when it cannot be applied: the sweep tries it again, ten times.
alter table carrier_inbox add column state text not null default 'APPLIED' check (state in ('KEPT', 'APPLIED', 'FAILED')),
  add column tries smallint not null default 0, add column tried_at timestamptz;
create index carrier_inbox_kept on carrier_inbox (tried_at) where state = 'KEPT';

-- What the carrier charges us, beside what the company pays.
create table carrier_costs (
  call_id uuid not null references calls on delete cascade,
  carrier text not null,
  kind text not null check (kind in ('TOTAL', 'TRANSPORT', 'SPEECH', 'MODEL', 'RECORDING')),
  amount_micros bigint not null check (amount_micros >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reported_at timestamptz not null,
  primary key (call_id, kind)
);
