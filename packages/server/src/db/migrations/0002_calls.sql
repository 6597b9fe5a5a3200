-- Calls from the wish to the end, what a carrier says about them, and the money they cost.

-- Calls ----------------------------------------------------------------------------------------------------------------

-- Who was called about what is kept as it was then: a customer may be renamed or deleted, history may not.
create table calls (
  id uuid primary key,
  seller_company_id uuid not null references seller_companies on delete cascade,
  phone_book_id uuid references phone_books on delete set null,
  potential_customer_id uuid references potential_customers on delete set null,
  contact_id uuid references contacts on delete set null,
  product_id uuid references products on delete set null,
  created_by_user_id uuid references users on delete set null,
  is_welcome boolean not null default false, -- the free test call, not listed in history (R-22)
  type text not null check (type in ('CALL_NOW', 'CALL_LATER')),
  language text not null,
  time_zone text not null,

  status text not null check (status in ('CRON', 'QUEUED', 'RINGING', 'IN_PROGRESS', 'COMPLETED', 'BUSY', 'NO_ANSWER', 'FAILED', 'CANCELLED')),
  answer text not null default 'NO_CALL' check (answer in ('NO_CALL', 'IN_PROGRESS', 'POSITIVE', 'NEGATIVE', 'NEUTRAL', 'ANSWERING_MACHINE')),
  start_at timestamptz,   -- due while CRON, null while queued, then when dialling began
  local_call_at text,     -- start_at as wall-clock time in time_zone
  dialled_at timestamptz, -- the intent to dial: committed before the carrier is asked, never taken back
  answered_at timestamptz,
  ended_at timestamptz,
  duration_seconds integer,
  failure_code text,
  has_recording boolean not null default false,
  reconciled_at timestamptz, -- when the carrier was last asked about it

  customer_name text not null,
  contact_name text,
  contact_surname text,
  contact_title text,
  contact_phone_number text not null,
  product_name text,
  from_number text, -- null: the system's number (R-35)
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  contact_key text not null generated always as (lower(coalesce(contact_name, '') || ' ' || coalesce(contact_surname, ''))) stored,
  search text not null generated always as (lower(
    customer_name || ' ' || coalesce(contact_name, '') || ' ' || coalesce(contact_surname, '') || ' ' || contact_phone_number || ' ' || coalesce(from_number, '')
  )) stored,
  check ((status = 'FAILED') = (failure_code is not null))
);
create index calls_latest on calls (seller_company_id, created_at desc, id desc) where not is_welcome;
create index calls_latest_of_all on calls (created_at desc, id desc) where not is_welcome;
create index calls_by_item on calls (phone_book_id, created_at desc, id desc) where phone_book_id is not null;
create index calls_by_customer on calls (potential_customer_id, created_at desc, id desc) where potential_customer_id is not null;
create index calls_by_contact on calls (contact_id) where contact_id is not null;
create index calls_by_product on calls (product_id) where product_id is not null;
create index calls_search on calls using gin (search gin_trgm_ops);
create index calls_due on calls (start_at) where status = 'CRON';
create index calls_waiting on calls (created_at, id) where status = 'QUEUED' and dialled_at is null;
create index calls_on_the_line on calls (seller_company_id, dialled_at) where dialled_at is not null and status in ('QUEUED', 'RINGING', 'IN_PROGRESS');

-- Every status a call reached. The rank is part of the key: a status cannot be reached twice, nor two ends.
create table call_status_changes (
  call_id uuid not null references calls on delete cascade,
  rank smallint not null,
  status text not null,
  at timestamptz not null,
  primary key (call_id, rank)
);

create table call_turns (
  call_id uuid not null references calls on delete cascade,
  position smallint not null,
  role text not null check (role in ('ASSISTANT', 'CONTACT')),
  content text not null,
  start_second double precision not null,
  primary key (call_id, position)
);

-- Sound is kept where every process can read it. Uncompressed, so that a range is read without the rest.
create table call_recordings (
  call_id uuid primary key references calls on delete cascade,
  wav bytea not null,
  duration_seconds double precision not null,
  peaks jsonb not null,
  created_at timestamptz not null default now()
);
alter table call_recordings alter column wav set storage external;

-- The one entrance for what carriers report: an event is kept and applied in one transaction, a known one is ignored.
create table carrier_inbox (
  carrier text not null,
  event_id text not null,
  call_id uuid not null,
  type text not null,
  payload jsonb not null,
  received_at timestamptz not null default now(),
  primary key (carrier, event_id)
);
create index carrier_inbox_by_call on carrier_inbox (call_id, received_at);
create index carrier_inbox_by_age on carrier_inbox (received_at);

create table feedbacks (
  id uuid primary key,
  author text not null, -- who wrote it: a user, or a partner's user
  seller_company_id uuid references seller_companies on delete cascade,
  relation text not null check (relation in ('CALL', 'GENERAL')),
  call_id uuid references calls on delete cascade,
  description text not null,
  effectiveness smallint not null check (effectiveness between 0 and 5),
  responses smallint not null check (responses between 0 and 5),
  understanding smallint not null check (understanding between 0 and 5),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (author, call_id),
  check ((relation = 'CALL') = (call_id is not null))
);
create index feedbacks_by_call on feedbacks (call_id) where call_id is not null;

-- Money ----------------------------------------------------------------------------------------------------------------

-- What a company sees of its money: one row per deposit or charge.
create table transactions (
  id uuid primary key,
  seller_company_id uuid not null references seller_companies on delete cascade,
  type text not null check (type in ('DEPOSIT', 'SPEND')),
  status text not null check (status in ('INCOMPLETE', 'COMPLETED', 'FAILED')),
  amount_micros bigint not null check (amount_micros >= 0),
  balance_micros bigint not null, -- the balance after it; of an unfinished one the balance it did not change
  description text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search text not null generated always as (lower(description)) stored
);
create index transactions_latest on transactions (seller_company_id, created_at desc, id desc);
create index transactions_latest_of_all on transactions (created_at desc, id desc);
create index transactions_search on transactions using gin (search gin_trgm_ops);

-- The ledger: rows are only ever added, one after the other per company, each with the sums after it. The last row is the
-- balance. A call is reserved once and settled once: the keys say so.
create table ledger_entries (
  seller_company_id uuid not null references seller_companies on delete cascade,
  position bigint not null,
  kind text not null check (kind in ('RESERVE', 'SETTLE', 'DEPOSIT', 'SPEND')),
  amount_micros bigint not null,           -- what it does to the balance
  held_micros bigint not null,             -- what it does to the money set aside
  held_free_minutes integer not null,      -- what it does to the free minutes set aside
  balance_after_micros bigint not null,
  held_after_micros bigint not null check (held_after_micros >= 0),
  held_free_minutes_after integer not null check (held_free_minutes_after >= 0),
  call_id uuid references calls on delete cascade,
  transaction_id uuid references transactions on delete cascade,
  created_at timestamptz not null default now(),
  primary key (seller_company_id, position),
  unique (call_id, kind),
  unique (transaction_id)
);
create index ledger_entries_by_time on ledger_entries (seller_company_id, created_at);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  -- A company that is deleted takes its ledger along; nothing else does.
  if tg_op = 'DELETE' and not exists (select from seller_companies where id = old.seller_company_id) then return old; end if;
  raise exception 'the ledger is append-only';
end
$$;
create trigger ledger_append_only before update or delete on ledger_entries
  for each row execute function ledger_is_append_only();

-- The simulated carrier ------------------------------------------------------------------------------------------------

-- It keeps its own books, as a carrier outside would: it goes on while we are dead and knows which key was dialled.
create table simulator_calls (
  call_id uuid primary key, -- the idempotency key
  carrier_call_id text not null unique,
  to_number text not null,
  mood text, -- null: nobody picks up
  language text not null,
  conversation jsonb not null,
  duration_seconds integer not null,
  accepted_at timestamptz not null,
  hung_up_at timestamptz
);

-- Every request to dial, also the ones it recognised as repeated.
create table simulator_dials (
  id uuid primary key,
  call_id uuid not null,
  is_repeated boolean not null,
  dialled_at timestamptz not null
);
create index simulator_dials_by_call on simulator_dials (call_id);

-- The timeline: what happens when, and whether we were told.
create table simulator_events (
  id text primary key,
  call_id uuid not null references simulator_calls on delete cascade,
  payload jsonb not null,
  due_at timestamptz not null,
  delivered_at timestamptz
);
create index simulator_events_due on simulator_events (due_at, id) where delivered_at is null;
create index simulator_events_by_call on simulator_events (call_id);
