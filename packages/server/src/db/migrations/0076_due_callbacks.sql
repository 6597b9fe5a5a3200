-- When somebody wants to be called who said so in a call, until a person of the company was told.
create table due_callbacks (
  call_id uuid primary key references calls on delete cascade,
  due_at timestamptz not null
);
create index due_callbacks_by_due_at on due_callbacks (due_at);

alter table notifications drop constraint notifications_kind_check;
alter table notifications add constraint notifications_kind_check
  check (kind in ('POSITIVE_ANSWER', 'CALLBACK_DUE', 'SCHEDULED_CALL_FAILED', 'CAMPAIGN_DONE', 'BALANCE_LOW'));
alter table notification_choices drop constraint notification_choices_kind_check;
alter table notification_choices add constraint notification_choices_kind_check
  check (kind in ('POSITIVE_ANSWER', 'CALLBACK_DUE', 'SCHEDULED_CALL_FAILED', 'CAMPAIGN_DONE', 'BALANCE_LOW'));
