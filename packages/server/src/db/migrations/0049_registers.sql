-- Registers of numbers that are not called: one entry of the list each, and what they hold as salted hashes, so that a leak is no phone book.
alter table suppressed_numbers
  add column numbers_count int not null default 1,
  add column search text not null generated always as (
    lower(coalesce(phone_number, '') || ' ' || coalesce(reason, '') || ' ' || coalesce(register, ''))) stored;
create index suppressed_numbers_search on suppressed_numbers using gin (search gin_trgm_ops);
create index suppressed_numbers_by_age_of_all on suppressed_numbers (created_at, id);
create index suppressed_numbers_by_phone on suppressed_numbers (seller_company_id, phone_number, id);
create index suppressed_numbers_by_phone_of_all on suppressed_numbers (phone_number, id);

-- Without a foreign key, which would cost an import of millions more than all the rest; the trigger does what it would.
create table registered_numbers (
  number_hash bytea not null,
  register_id uuid not null,
  primary key (number_hash, register_id)
);
create function forget_registered_numbers() returns trigger language plpgsql as $$
begin
  delete from registered_numbers where register_id = old.id;
  return null;
end
$$;
create trigger suppressed_numbers_forget_registered after delete on suppressed_numbers
  for each row when (old.source = 'IMPORT') execute function forget_registered_numbers();

insert into secrets (name, value) values ('registers', replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
