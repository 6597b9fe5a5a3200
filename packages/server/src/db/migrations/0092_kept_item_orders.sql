-- The call center in the order of customer, country, contact and number of calls (decision 0064). What an item is sorted by is
-- kept beside it, not in it: a changed name or a new call writes no other index of the item, and these tables can be filled
-- while the items are read. Until that is done, nobody writes to items, customers, contacts and calls.

create table phone_book_names (
  phone_book_id uuid not null,
  seller_company_id uuid,
  customer_key text, -- null without a customer, as the two others without theirs
  country text,
  contact_key text   -- empty when the contact has no name
);
create table phone_book_calls (
  phone_book_id uuid not null,
  seller_company_id uuid,
  calls int not null
);

create view phone_book_names_now as
select b.id as phone_book_id, b.seller_company_id, c.name_key as customer_key, co.name as country,
  case when k.id is not null then lower(concat_ws(' ', k.name, k.surname)) end as contact_key
from phone_books b
left join potential_customers c on c.id = b.potential_customer_id
left join countries co on co.id = c.headquarter_country_id -- nothing renames a country; a migration that does writes here too
left join contacts k on k.id = b.contact_id;

-- Whoever is changing one of these names is waited for: the next statement then sees the new one. First the customer, then the
-- contact, as everybody who writes to both.
create function phone_book_keeps_names() returns trigger language plpgsql as $$
begin
  perform from potential_customers where id = new.potential_customer_id for share;
  perform from contacts where id = new.contact_id for share;
  insert into phone_book_names select * from phone_book_names_now where phone_book_id = new.id
  on conflict (phone_book_id) do update set seller_company_id = excluded.seller_company_id,
    customer_key = excluded.customer_key, country = excluded.country, contact_key = excluded.contact_key;
  return null;
end
$$;
create trigger phone_books_keep_names after insert on phone_books for each row execute function phone_book_keeps_names();
create trigger phone_books_keep_other_names after update of seller_company_id, potential_customer_id, contact_id on phone_books
  for each row when ((old.seller_company_id, old.potential_customer_id, old.contact_id)
    is distinct from (new.seller_company_id, new.potential_customer_id, new.contact_id))
  execute function phone_book_keeps_names();

-- An item that is given another contact at this moment is waited for as well, before it is decided whose items these are.
create function phone_books_of_customer_keep_names() returns trigger language plpgsql as $$
begin
  perform from phone_book_names where phone_book_id in (select id from phone_books where potential_customer_id = new.id)
  order by phone_book_id for no key update;
  update phone_book_names kept set customer_key = named.customer_key, country = named.country
  from phone_book_names_now named
  where named.phone_book_id = kept.phone_book_id
    and named.phone_book_id in (select id from phone_books where potential_customer_id = new.id);
  return null;
end
$$;
create trigger potential_customers_renamed after update of name, headquarter_country_id on potential_customers
  for each row when ((old.name, old.headquarter_country_id) is distinct from (new.name, new.headquarter_country_id))
  execute function phone_books_of_customer_keep_names();

create function phone_books_of_contact_keep_names() returns trigger language plpgsql as $$
begin
  perform from phone_book_names where phone_book_id in (select id from phone_books where contact_id = new.id)
  order by phone_book_id for no key update;
  update phone_book_names kept set contact_key = named.contact_key
  from phone_book_names_now named
  where named.phone_book_id = kept.phone_book_id
    and named.phone_book_id in (select id from phone_books where contact_id = new.id);
  return null;
end
$$;
create trigger contacts_renamed after update of name, surname on contacts
  for each row when ((old.name, old.surname) is distinct from (new.name, new.surname))
  execute function phone_books_of_contact_keep_names();

create function phone_book_is_counted() returns trigger language plpgsql as $$
begin
  insert into phone_book_calls values (new.id, new.seller_company_id, 0)
  on conflict (phone_book_id) do update set seller_company_id = excluded.seller_company_id;
  return null;
end
$$;
create trigger phone_books_counted after insert or update of seller_company_id on phone_books
  for each row execute function phone_book_is_counted();

-- Always in the same order, so that transactions with calls of the same items wait for each other and not both.
create function count_calls_of_items() returns trigger language plpgsql as $$
begin
  perform from phone_book_calls where phone_book_id in (select phone_book_id from changed)
  order by phone_book_id for no key update;
  update phone_book_calls kept set calls = kept.calls + case tg_op when 'INSERT' then made.calls else -made.calls end
  from (select phone_book_id, count(*)::int as calls from changed group by 1) made
  where made.phone_book_id = kept.phone_book_id;
  return null;
end
$$;
create trigger calls_counted_in_items after insert on calls referencing new table as changed
  for each statement execute function count_calls_of_items();
create trigger calls_counted_out_of_items after delete on calls referencing old table as changed
  for each statement execute function count_calls_of_items();

-- What is there now. The triggers above keep everybody from writing to these tables until it is done; lists can be read.
insert into phone_book_names select * from phone_book_names_now;
insert into phone_book_calls
select b.id, b.seller_company_id, coalesce(made.calls, 0)
from phone_books b
left join (select phone_book_id, count(*) as calls from calls where phone_book_id is not null group by 1) made on made.phone_book_id = b.id;

alter table phone_book_names add primary key (phone_book_id),
  add foreign key (phone_book_id) references phone_books on delete cascade;
alter table phone_book_calls add primary key (phone_book_id),
  add foreign key (phone_book_id) references phone_books on delete cascade;
create index phone_book_names_by_customer on phone_book_names (seller_company_id, customer_key, phone_book_id);
create index phone_book_names_by_customer_of_all on phone_book_names (customer_key, phone_book_id);
create index phone_book_names_by_country on phone_book_names (seller_company_id, country, phone_book_id);
create index phone_book_names_by_country_of_all on phone_book_names (country, phone_book_id);
create index phone_book_names_by_contact on phone_book_names (seller_company_id, contact_key, phone_book_id);
create index phone_book_names_by_contact_of_all on phone_book_names (contact_key, phone_book_id);
create index phone_book_calls_by_number on phone_book_calls (seller_company_id, calls, phone_book_id);
create index phone_book_calls_by_number_of_all on phone_book_calls (calls, phone_book_id);
analyze phone_book_names, phone_book_calls;
drop index phone_books_by_customer; -- of decision 0062; items are found by their customer through phone_books_by_customer_of_all
