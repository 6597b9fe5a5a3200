-- Searches ignore letter case, accents and the letters that only some languages have (decision 0066): "seker" finds "Şeker",
-- and "isik" finds "IŞIK". What is unique, and every order, is as before: `name_key` and `title_key` keep their accents.
--
-- All tables below are rewritten, and nobody can read or write them until that is done: a million calls took three minutes on
-- two busy cores. Stop old processes first if that is long. They can work on the new schema, but what they search for is only
-- found without accents.

-- A text as searches compare it. Its canonical decomposition separates letters from their accents, also the dot of İ; the
-- letters after it have none to separate. ASCII, which most texts are, takes a tenth of the time.
create function plain(content text) returns text language sql immutable parallel safe
  return case
    when octet_length(content) = char_length(content) then lower(content collate "C")
    else translate(
      replace(replace(replace(
        lower(regexp_replace(normalize(content, NFD), '[\u0300-\u036f]', '', 'g')),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'ıøłđ', 'iold')
  end;

-- PostgreSQL 15 cannot change what a generated column is made from. The indexes of the old columns go with them.
alter table users drop column search,
  add column search text not null generated always as (plain(name || ' ' || surname || ' ' || email)) stored;
create index users_search on users using gin (search gin_trgm_ops);

alter table seller_companies drop column search,
  add column search text not null generated always as (plain(name || ' ' || website)) stored;
create index seller_companies_search on seller_companies using gin (search gin_trgm_ops);

alter table products drop column search,
  add column search text not null generated always as (plain(name || ' ' || coalesce(hscode, ''))) stored;
create index products_search on products using gin (search gin_trgm_ops);

alter table potential_customers drop column search,
  add column search text not null generated always as (plain(name || ' ' || coalesce(website, ''))) stored;
create index potential_customers_search on potential_customers using gin (search gin_trgm_ops);

alter table contacts drop column search,
  add column search text not null generated always as (plain(
    coalesce(name, '') || ' ' || coalesce(surname, '') || ' ' || coalesce(title, '') || ' ' || coalesce(email, '') || ' ' || phone_number
  )) stored;
create index contacts_search on contacts using gin (search gin_trgm_ops);

alter table calls drop column search,
  add column search text not null generated always as (plain(
    customer_name || ' ' || coalesce(contact_name, '') || ' ' || coalesce(contact_surname, '') || ' ' || contact_phone_number || ' ' || coalesce(from_number, '')
  )) stored;
create index calls_search on calls using gin (search gin_trgm_ops);

alter table transactions drop column search,
  add column search text not null generated always as (plain(description)) stored;
create index transactions_search on transactions using gin (search gin_trgm_ops);

alter table suppressed_numbers drop column search,
  add column search text not null generated always as (plain(
    coalesce(phone_number, '') || ' ' || coalesce(reason, '') || ' ' || coalesce(register, ''))) stored;
create index suppressed_numbers_search on suppressed_numbers using gin (search gin_trgm_ops);

alter table campaigns drop column search,
  add column search text not null generated always as (plain(name)) stored;

-- These were compared with columns that others need as they are, or with what was made for each search.
drop index cities_search;
alter table cities add column search text not null generated always as (plain(name)) stored;
create index cities_search on cities using gin (search gin_trgm_ops);

alter table tags add column search text not null generated always as (plain(title)) stored;

alter table consents add column search text not null generated always as (plain(number_key || ' ' || evidence)) stored;
