-- How long the process of a call has seen it connected: a call that ends with its process is charged by this, not by the time of day.
alter table sip_calls add column connected_seconds double precision not null default 0;
