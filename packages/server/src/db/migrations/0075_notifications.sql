-- What happened that a person wants to know, a row for each person who is told. A call, campaign or company that goes takes its
-- notifications along.
create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  seller_company_id uuid not null references seller_companies on delete cascade,
  kind text not null check (kind in ('POSITIVE_ANSWER', 'SCHEDULED_CALL_FAILED', 'CAMPAIGN_DONE', 'BALANCE_LOW')),
  -- Names what happened: a person is told of it once.
  about text not null,
  call_id uuid references calls on delete cascade,
  campaign_id uuid references campaigns on delete cascade,
  created_at timestamptz not null,
  read_at timestamptz,
  -- When it is to be mailed unless it is read before; null when it is not, or was.
  mail_due_at timestamptz,
  unique (user_id, about)
);
create index notifications_of_user on notifications (user_id, created_at desc, id desc);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_to_mail on notifications (mail_due_at) where mail_due_at is not null;
create index notifications_by_age on notifications (created_at);
create index notifications_of_company on notifications (seller_company_id);
create index notifications_of_call on notifications (call_id) where call_id is not null;
create index notifications_of_campaign on notifications (campaign_id) where campaign_id is not null;

-- How people want to hear of what; without a row it is shown and not mailed.
create table notification_choices (
  user_id uuid not null references users on delete cascade,
  kind text not null check (kind in ('POSITIVE_ANSWER', 'SCHEDULED_CALL_FAILED', 'CAMPAIGN_DONE', 'BALANCE_LOW')),
  is_shown boolean not null,
  is_mailed boolean not null,
  primary key (user_id, kind)
);

-- When a person was mailed last, so that the next mail waits a while.
create table notification_mails (
  user_id uuid primary key references users on delete cascade,
  mailed_at timestamptz not null
);

-- Campaigns of which nobody was told yet that they are done.
alter table campaigns add column done_told_at timestamptz;
update campaigns set done_told_at = created_at;
create index campaigns_to_tell on campaigns (created_at) where done_told_at is null;

-- Events that concern one person; null for those of a company.
alter table live_events add column user_id uuid;
