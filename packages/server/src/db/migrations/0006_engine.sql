-- The calls themselves are the queue of calls: who is next is asked company by company, so that none starves another.

drop index calls_waiting;
create index calls_waiting on calls (seller_company_id, created_at, id) where status = 'QUEUED' and dialled_at is null;

-- What was dialled in the last second, for the limits of calls per second.
create index calls_dialled on calls (dialled_at, seller_company_id) where dialled_at is not null;

-- How often the order was given again to a carrier that had never heard of it, each time with the call's id as the key.
alter table calls add column repeated_orders smallint not null default 0;
