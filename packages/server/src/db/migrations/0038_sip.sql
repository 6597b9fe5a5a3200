-- The calls that this installation has placed over a SIP trunk itself. Whoever asks after one sees what the process that has it has noted.
create table sip_calls (
  call_id uuid primary key,
  carrier_call_id text not null,
  events jsonb not null default '[]',
  alive_at timestamptz not null,
  is_hang_up_asked boolean not null default false,
  recording bytea
);
