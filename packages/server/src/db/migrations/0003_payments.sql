-- Money that comes in: how a deposit is paid, what the payment service said about it, and charts over the ledger.

-- A deposit that is paid on a payment page.
create table payments (
  transaction_id uuid primary key references transactions on delete cascade,
  provider text not null check (provider in ('stripe', 'sandbox')),
  checkout_id text unique,         -- the provider's name for the page; null until it is open
  expires_at timestamptz not null, -- when the page stops taking money
  return_url text not null,        -- where people go afterwards
  refunded_micros bigint not null default 0 check (refunded_micros >= 0), -- what the provider paid back
  taken_back_micros bigint not null default 0 check (taken_back_micros between 0 and refunded_micros) -- what the balance gave for it
);

-- Few at a time: a deposit is paid, declined or expired within the hour.
create index transactions_open on transactions (id) where status = 'INCOMPLETE';

-- The one entrance for what payment services report: kept and applied in one transaction, a known event is ignored.
create table payment_inbox (
  provider text not null,
  event_id text not null,
  transaction_id uuid not null references transactions on delete cascade,
  type text not null,
  outcome text not null, -- what it did: COMPLETED, FAILED, REFUNDED, NOTHING, or MISMATCH, which a person has to look at
  payload jsonb not null,
  received_at timestamptz not null default now(),
  primary key (provider, event_id)
);
create index payment_inbox_by_transaction on payment_inbox (transaction_id, received_at);

alter table ledger_entries drop constraint ledger_entries_kind_check;
alter table ledger_entries add constraint ledger_entries_kind_check
  check (kind in ('RESERVE', 'SETTLE', 'DEPOSIT', 'SPEND', 'REFUND'));

-- Charts: the last entry before a moment, and sums between two moments, are read from the index alone.
drop index ledger_entries_by_time;
create index ledger_entries_by_time on ledger_entries (seller_company_id, created_at, position)
  include (amount_micros, balance_after_micros);
