-- Months: when a plan renews and a number's fee is due, and what we asked the number provider for.

-- A period ends a calendar month after it began, on the day the first one began: 31 January, 28 February, 31 March. The day is
-- kept, since the month before may have been too short for it. Free has no end, but its minutes come back every month too.
alter table subscriptions add column billing_day smallint check (billing_day between 1 and 31);
alter table subscriptions add column renews_at timestamptz;
update subscriptions set
  billing_day = extract(day from coalesce(end_at, start_at) at time zone 'UTC'),
  renews_at = coalesce(end_at, (start_at at time zone 'UTC' + interval '1 month') at time zone 'UTC');
alter table subscriptions
  alter column billing_day set default extract(day from now() at time zone 'UTC'), alter column billing_day set not null,
  alter column renews_at set default (now() at time zone 'UTC' + interval '1 month') at time zone 'UTC', alter column renews_at set not null;
create index subscriptions_due on subscriptions (renews_at) where replaced_at is null;

alter table numbers add column billing_day smallint check (billing_day between 1 and 31);
update numbers set
  billing_day = extract(day from coalesce(paid_until, purchased_at) at time zone 'UTC'),
  paid_until = coalesce(paid_until, (now() at time zone 'UTC' + interval '1 month') at time zone 'UTC');
alter table numbers
  alter column billing_day set default extract(day from now() at time zone 'UTC'), alter column billing_day set not null,
  alter column paid_until set default (now() at time zone 'UTC' + interval '1 month') at time zone 'UTC', alter column paid_until set not null;
create index numbers_due on numbers (paid_until) where status = 'ACTIVE';

-- What the provider may hold for us without it being anybody's number: a purchase under way, or a number to give back. A row
-- is written before the provider is asked, so that a crash leaves nothing rented that nobody pays.
create table number_orders (
  id uuid primary key, -- the provider's idempotency key, and later the number's id
  number text not null,
  status text not null check (status in ('ORDERED', 'RETURNING')),
  created_at timestamptz not null
);
create index number_orders_by_age on number_orders (created_at);

-- A number that expires, or goes away with its company, is given back.
create function number_is_returned() returns trigger language plpgsql as $$
begin
  insert into number_orders (id, number, status, created_at) values (old.id, old.number, 'RETURNING', now()) on conflict do nothing;
  return null;
end
$$;
create trigger number_deleted after delete on numbers
  for each row when (old.status = 'ACTIVE') execute function number_is_returned();
create trigger number_expired after update of status on numbers
  for each row when (old.status = 'ACTIVE' and new.status = 'EXPIRED') execute function number_is_returned();

-- The books of the simulated provider: which of its numbers are rented, under which order.
create table simulator_numbers (
  number text primary key,
  order_id uuid not null unique
);

alter table numbers add constraint numbers_default_is_active check (not is_default or status = 'ACTIVE');
