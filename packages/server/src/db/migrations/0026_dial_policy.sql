-- Numbers that are not called: by one company, or by anybody when there is no company. Lifting keeps the row.
create table suppressed_numbers (
  id uuid primary key,
  seller_company_id uuid references seller_companies on delete cascade,
  number_key text not null,
  phone_number text,
  source text not null check (source in ('OPT_OUT')),
  call_id uuid references calls on delete set null,
  created_at timestamptz not null,
  expires_at timestamptz,
  lifted_at timestamptz
);
create unique index suppressed_once on suppressed_numbers (number_key, seller_company_id, source) nulls not distinct
  where lifted_at is null;

-- Everybody who asked not to be called before there was this table.
insert into suppressed_numbers (id, seller_company_id, number_key, phone_number, source, created_at)
select gen_random_uuid(), p.seller_company_id, k.phone_number, k.phone_number, 'OPT_OUT', max(k.updated_at)
from contacts k join potential_customers p on p.id = k.potential_customer_id
where k.is_do_not_call and p.seller_company_id is not null
  and exists (select from calls c where c.contact_id = k.id and c.status = 'COMPLETED' and c.answer = 'NEGATIVE')
group by p.seller_company_id, k.phone_number;

-- A call in the queue that may not be dialled before a moment, and why.
alter table calls add column not_before timestamptz, add column hold_reason text;
drop index calls_waiting;
create index calls_waiting on calls (seller_company_id, created_at, id) include (not_before)
  where status = 'QUEUED' and dialled_at is null;

-- How often and when a number was called.
create index calls_by_dialled_number on calls (contact_phone_number, dialled_at desc) where dialled_at is not null;
