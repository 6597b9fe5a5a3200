-- Starts of several calls at once: what each is called, how fast it goes and until when, and whether it goes on.
create table campaigns (
  id uuid primary key,
  seller_company_id uuid not null references seller_companies on delete cascade,
  name text not null,
  search text not null generated always as (lower(name)) stored,
  calls_per_minute integer check (calls_per_minute between 1 and 600),
  expires_at timestamptz,
  paused_at timestamptz,
  stopped_at timestamptz,
  rerun_of uuid references campaigns on delete set null,
  -- What was asked for all of its calls, for whoever runs it again.
  wish jsonb not null,
  created_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index campaigns_by_created_at on campaigns (created_at desc, id desc);
create index campaigns_of_company on campaigns (seller_company_id, created_at desc, id desc);
create index campaigns_by_rerun_of on campaigns (rerun_of) where rerun_of is not null;
create trigger campaigns_move_on before update of updated_at on campaigns for each row execute function moves_on();

-- Whom a campaign was to call and was refused.
create table campaign_refusals (
  campaign_id uuid not null references campaigns on delete cascade,
  phone_book_id uuid references phone_books on delete set null,
  code text not null
);
create index campaign_refusals_of_campaign on campaign_refusals (campaign_id);
create index campaign_refusals_by_item on campaign_refusals (phone_book_id) where phone_book_id is not null;

alter table calls add column campaign_id uuid references campaigns on delete set null;
create index calls_of_campaign on calls (campaign_id, dialled_at) where campaign_id is not null;
create index calls_under_way_of_campaign on calls (campaign_id)
  where campaign_id is not null and status in ('CRON', 'QUEUED', 'RINGING', 'IN_PROGRESS');

-- The queue has a lane for each campaign, and one for all other calls of a company.
drop index calls_waiting;
create index calls_waiting on calls (coalesce(campaign_id, seller_company_id), created_at, id)
  where status = 'QUEUED' and dialled_at is null;
