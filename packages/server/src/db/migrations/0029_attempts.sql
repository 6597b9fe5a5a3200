-- A call that repeats one which reached nobody, its place among the attempts, and how many there may be.
alter table calls add column retry_of uuid references calls on delete set null, add column chain_id uuid,
  add column attempt smallint not null default 1 check (attempt >= 1),
  add column attempts smallint not null default 1 check (attempts >= 1);
create index calls_by_retry_of on calls (retry_of) where retry_of is not null;
create index calls_of_chain on calls (chain_id, attempt) where chain_id is not null;
