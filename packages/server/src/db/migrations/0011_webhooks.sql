-- What servers of partners are told. A message is written together with what it tells, and sent until it was taken or given up.
create table webhook_endpoints (
  id uuid primary key,
  seller_company_id uuid not null references seller_companies on delete cascade,
  url text not null,
  events text[] not null,
  is_enabled boolean not null default true,
  secret bytea not null,             -- encrypted, as is the next
  previous_secret bytea,             -- also signs until the moment below
  previous_secret_until timestamptz,
  created_at timestamptz not null default now()
);
create index webhook_endpoints_by_company on webhook_endpoints (seller_company_id, created_at desc, id desc);

create table webhook_deliveries (
  id uuid primary key,       -- the webhook-id: a message that had to be sent twice is recognised as one
  webhook_endpoint_id uuid not null references webhook_endpoints on delete cascade,
  event text not null,
  about text not null,       -- what it tells, so that an endpoint is told once
  body text not null,
  status text not null default 'PENDING' check (status in ('PENDING', 'DELIVERED', 'FAILED')),
  attempts integer not null default 0,
  due_at timestamptz not null,
  response_status integer,
  error text,
  created_at timestamptz not null,
  delivered_at timestamptz,
  unique (webhook_endpoint_id, about)
);
create index webhook_deliveries_latest on webhook_deliveries (webhook_endpoint_id, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (due_at, id) where status = 'PENDING';
create index webhook_deliveries_settled on webhook_deliveries (created_at) where status <> 'PENDING';
