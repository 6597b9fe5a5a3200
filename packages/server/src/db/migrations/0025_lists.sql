-- Long lists: how many rows there are is kept, and the orders that the contract offers are read from indexes.

-- How many rows each owner has in a list. The rows of one owner add up to its count: a transaction adds what it did to a row
-- that nobody else is changing, or makes a new one, so that no transaction ever waits for another.
create table list_counts (
  id bigint generated always as identity primary key,
  list text not null,
  owner uuid not null, -- a company, or of products a person without one; all 0: everybody together; all f: the catalogue
  count bigint not null
) with (fillfactor = 50);
create index list_counts_of on list_counts (list, owner);

create function change_list_count(changed_list text, changed_owner uuid, change bigint) returns void language plpgsql as $$
begin
  update list_counts set count = count + change where id = (
    select id from list_counts where list = changed_list and owner = changed_owner limit 1 for update skip locked);
  if not found then insert into list_counts (list, owner, count) values (changed_list, changed_owner, change); end if;
end
$$;

-- Rows of a statement. The arguments are SQL: whose a row is (without it only all are counted), and which rows are listed.
create function count_listed_rows() returns trigger language plpgsql as $$
declare
  nobody constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  everybody constant uuid := '00000000-0000-0000-0000-000000000000';
  listed constant text := coalesce(tg_argv[1], 'true');
  sign constant int := case tg_op when 'INSERT' then 1 else -1 end;
  counted record;
  rows bigint;
begin
  execute format('select count(*) from changed where %s', listed) into rows;
  if rows = 0 then return null; end if;
  perform change_list_count(tg_table_name, everybody, sign * rows);
  if tg_argv[0] is null then return null; end if;
  for counted in execute format('select %s as owner, count(*) as rows from changed where %s group by 1', tg_argv[0], listed) loop
    perform change_list_count(tg_table_name, coalesce(counted.owner, nobody), sign * counted.rows);
  end loop;
  return null;
end
$$;

-- A row that changes hands.
create function count_moved_row() returns trigger language plpgsql as $$
declare
  nobody constant text := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  was constant jsonb := to_jsonb(old);
  is_now constant jsonb := to_jsonb(new);
begin
  perform change_list_count(
    tg_table_name, coalesce(was ->> 'seller_company_id', was ->> 'owner_user_id', nobody)::uuid, -1);
  perform change_list_count(
    tg_table_name, coalesce(is_now ->> 'seller_company_id', is_now ->> 'owner_user_id', nobody)::uuid, 1);
  return null;
end
$$;

-- What is there now; nobody writes to these tables until it is done.
lock table calls, potential_customers, phone_books, products, transactions, seller_companies, users in share row exclusive mode;
insert into list_counts (list, owner, count)
select list, case when grouping(owner) = 1 then '00000000-0000-0000-0000-000000000000'::uuid else owner end, count(*)
from (
  select 'calls' as list, seller_company_id as owner from calls where not is_welcome
  union all select 'transactions', seller_company_id from transactions
  union all select 'potential_customers', coalesce(seller_company_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff') from potential_customers
  union all select 'phone_books', coalesce(seller_company_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff') from phone_books
  union all select 'products', coalesce(seller_company_id, owner_user_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff') from products
) listed
group by grouping sets ((list, owner), (list));
insert into list_counts (list, owner, count)
select 'seller_companies', '00000000-0000-0000-0000-000000000000'::uuid, count(*) from seller_companies
union all select 'users', '00000000-0000-0000-0000-000000000000', count(*) from users;

create trigger calls_counted_in after insert on calls referencing new table as changed
  for each statement execute function count_listed_rows('seller_company_id', 'not is_welcome');
create trigger calls_counted_out after delete on calls referencing old table as changed
  for each statement execute function count_listed_rows('seller_company_id', 'not is_welcome');
create trigger transactions_counted_in after insert on transactions referencing new table as changed
  for each statement execute function count_listed_rows('seller_company_id');
create trigger transactions_counted_out after delete on transactions referencing old table as changed
  for each statement execute function count_listed_rows('seller_company_id');
create trigger potential_customers_counted_in after insert on potential_customers referencing new table as changed
  for each statement execute function count_listed_rows('seller_company_id');
create trigger potential_customers_counted_out after delete on potential_customers referencing old table as changed
  for each statement execute function count_listed_rows('seller_company_id');
create trigger potential_customers_moved after update of seller_company_id on potential_customers
  for each row when (old.seller_company_id is distinct from new.seller_company_id) execute function count_moved_row();
create trigger phone_books_counted_in after insert on phone_books referencing new table as changed
  for each statement execute function count_listed_rows('seller_company_id');
create trigger phone_books_counted_out after delete on phone_books referencing old table as changed
  for each statement execute function count_listed_rows('seller_company_id');
create trigger phone_books_moved after update of seller_company_id on phone_books
  for each row when (old.seller_company_id is distinct from new.seller_company_id) execute function count_moved_row();
create trigger products_counted_in after insert on products referencing new table as changed
  for each statement execute function count_listed_rows('coalesce(seller_company_id, owner_user_id)');
create trigger products_counted_out after delete on products referencing old table as changed
  for each statement execute function count_listed_rows('coalesce(seller_company_id, owner_user_id)');
create trigger products_moved after update of seller_company_id, owner_user_id on products for each row
  when (old.seller_company_id is distinct from new.seller_company_id or old.owner_user_id is distinct from new.owner_user_id)
  execute function count_moved_row();
create trigger seller_companies_counted_in after insert on seller_companies referencing new table as changed
  for each statement execute function count_listed_rows();
create trigger seller_companies_counted_out after delete on seller_companies referencing old table as changed
  for each statement execute function count_listed_rows();
create trigger users_counted_in after insert on users referencing new table as changed
  for each statement execute function count_listed_rows();
create trigger users_counted_out after delete on users referencing old table as changed
  for each statement execute function count_listed_rows();

-- Orders. An index is read forwards and backwards; the id at its end is the last word of every order. One of each pair is for a
-- company's list, the other for the list of everybody, as managers see it.

create index potential_customers_by_age_of_all on potential_customers (created_at, id);
drop index potential_customers_by_name;
create index potential_customers_by_name on potential_customers (seller_company_id, name_key, id) include (headquarter_country_id);
create index potential_customers_by_name_of_all on potential_customers (name_key, id);
create index potential_customers_by_time_zone on potential_customers (seller_company_id, time_zone, id);
create index potential_customers_by_time_zone_of_all on potential_customers (time_zone, id);
create index potential_customers_by_country on potential_customers (seller_company_id, headquarter_country_id, id);
create index potential_customers_by_country_of_all on potential_customers (headquarter_country_id, id);

create index calls_by_start on calls (seller_company_id, start_at, id) where not is_welcome;
create index calls_by_start_of_all on calls (start_at, id) where not is_welcome;
drop index calls_counted;
-- The dashboard counts calls by status and answer from the index alone.
create index calls_by_status on calls (seller_company_id, status, id) include (answer) where not is_welcome;
create index calls_by_status_of_all on calls (status, id) include (answer) where not is_welcome;
create index calls_by_answer on calls (seller_company_id, answer, id) where not is_welcome;
create index calls_by_answer_of_all on calls (answer, id) where not is_welcome;
create index calls_by_duration on calls (seller_company_id, duration_seconds, id) where not is_welcome;
create index calls_by_duration_of_all on calls (duration_seconds, id) where not is_welcome;
create index calls_by_customer_name on calls (seller_company_id, customer_name, id) where not is_welcome;
create index calls_by_customer_name_of_all on calls (customer_name, id) where not is_welcome;
create index calls_by_contact_name on calls (seller_company_id, contact_key, id) where not is_welcome;
create index calls_by_contact_name_of_all on calls (contact_key, id) where not is_welcome;
create index calls_by_number on calls (seller_company_id, from_number, id) where not is_welcome;
create index calls_by_number_of_all on calls (from_number, id) where not is_welcome;
create index calls_by_company on calls (seller_company_id, id) where not is_welcome;

create index phone_books_by_language on phone_books (seller_company_id, language, id);
create index phone_books_by_language_of_all on phone_books (language, id);
create index phone_books_by_company on phone_books (coalesce(seller_company_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff'), id);

create index transactions_by_amount on transactions (seller_company_id, amount_micros, id);
create index transactions_by_amount_of_all on transactions (amount_micros, id);
create index transactions_by_balance on transactions (seller_company_id, balance_micros, id);
create index transactions_by_balance_of_all on transactions (balance_micros, id);
create index transactions_by_type on transactions (seller_company_id, type, id);
create index transactions_by_type_of_all on transactions (type, id);
create index transactions_by_status on transactions (seller_company_id, status, id);
create index transactions_by_status_of_all on transactions (status, id);

create index products_by_age on products (seller_company_id, created_at, id);
create index products_by_hscode on products (seller_company_id, hscode, id);
create index products_by_sector on products (seller_company_id, sector, id);
create index products_latest_of_all on products (updated_at, id);
create index products_by_age_of_all on products (created_at, id);
create index products_by_name_of_all on products (name_key, id);
create index products_by_hscode_of_all on products (hscode, id);
create index products_by_sector_of_all on products (sector, id);

create index seller_companies_by_age on seller_companies (created_at, id);
create index users_by_age on users (created_at, id);
create index users_by_name on users (lower(name), id);
create index users_by_surname on users (lower(surname), id);
create index users_by_role on users (role, id);
