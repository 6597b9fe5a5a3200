-- An endpoint is spoken to by one process at a time, and left alone for a while when it does not answer.
alter table webhook_endpoints
  add column busy_until timestamptz,                    -- it is being spoken to; a process that died has until then
  add column tried_at timestamptz,                      -- who has waited longest is next
  add column silences integer not null default 0,       -- attempts in a row without an answer
  add column is_slow boolean not null default false,    -- the last attempt had no answer, or a late one
  add column parked_until timestamptz;                  -- nothing is sent before
create index webhook_deliveries_waiting on webhook_deliveries (webhook_endpoint_id, due_at, id) where status = 'PENDING';
drop index webhook_deliveries_due;
