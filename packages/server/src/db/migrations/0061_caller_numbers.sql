-- How many calls may be made from a number.
alter table numbers
  add column max_calls_per_hour integer check (max_calls_per_hour between 1 and 100000),
  add column max_calls_per_day integer check (max_calls_per_day between 1 and 100000);

-- When no call was to be made from a number, why, and who said so. Nobody resumed the one that holds.
create table number_pauses (
  id uuid primary key,
  number_id uuid not null references numbers on delete cascade,
  reason text not null,
  paused_at timestamptz not null,
  paused_until timestamptz not null,
  paused_by text not null,
  resumed_at timestamptz,
  resumed_by text
);
create unique index number_pauses_that_hold on number_pauses (number_id) where resumed_at is null;
create index number_pauses_of_number on number_pauses (number_id, paused_at);

-- Companies none of whose numbers may make a call, and until when: their calls are not looked at before.
create table caller_shortages (
  seller_company_id uuid primary key references seller_companies on delete cascade,
  until timestamptz not null,
  reason text not null
);

-- What was called from a number: its caps and its health.
create index calls_by_caller_number on calls (from_number, dialled_at desc) where from_number is not null and dialled_at is not null;
