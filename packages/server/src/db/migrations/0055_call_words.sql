-- How often a turn was told anew while it was spoken: whoever listens takes the higher one.
alter table call_turns add column revision integer not null default 0;

-- When somebody picks up, and when the call ends if nobody hangs up before; null where nobody is reached.
alter table simulator_calls add column answers_at timestamptz, add column ends_at timestamptz;
create index simulator_calls_by_end on simulator_calls (ends_at) where answers_at is not null and hung_up_at is null;

-- Which process speaks in simulated calls, and until when it does so unless it says so again.
create table simulator_voice (
  id boolean primary key default true check (id),
  speaker uuid not null,
  until timestamptz not null
);
insert into simulator_voice (speaker, until) values (gen_random_uuid(), '-infinity');
