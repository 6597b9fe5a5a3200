-- Placing calls failed again and again, and is tried less often: with the carrier (no company), for a company, or from one of its
-- numbers. Only the carrier of new calls has rows, and only while it fails.
create table breakers (
  id uuid primary key,
  carrier text not null,
  seller_company_id uuid references seller_companies on delete cascade,
  phone_number text,
  reason text not null,
  opened_at timestamptz not null,
  next_trial_at timestamptz not null,
  unique nulls not distinct (seller_company_id, phone_number),
  check (phone_number is null or seller_company_id is not null)
);

-- When an order was not answered, so that nobody knows whether it rings.
alter table calls add column unanswered_at timestamptz;
create index calls_held_by_breaker on calls (seller_company_id) where hold_reason = 'CARRIER_PAUSED' and status = 'QUEUED' and dialled_at is null;
