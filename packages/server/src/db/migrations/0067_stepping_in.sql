-- Where calls reach a person that are handed over to them.
alter table users add column transfer_number text;

-- What people did in calls that were going on.
create table call_interventions (
  id uuid primary key,
  call_id uuid not null references calls on delete cascade,
  kind text not null check (kind in ('HANG_UP', 'LISTEN', 'SAY', 'TRANSFER', 'TAKE_OVER')),
  -- PENDING until whoever holds the line has taken it.
  state text not null check (state in ('PENDING', 'DONE', 'FAILED')),
  author text not null,
  author_name text,
  content text,
  target_name text,
  target_number text,
  at timestamptz not null
);
create index call_interventions_of_call on call_interventions (call_id, at);

-- How long a call may last, whether the assistant was silenced, and what the person called still has to say to whoever did so.
alter table simulator_calls
  add column most_seconds integer not null default 3600,
  add column is_taken_over boolean not null default false,
  add column unsaid_answers jsonb not null default '[]';
