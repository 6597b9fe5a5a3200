-- How many numbers are not called is kept, like the lengths of the other long lists (migration 0025). Lifted
-- entries are a list of their own, whose length is not kept.
create function count_lifted_row() returns trigger language plpgsql as $$
declare
  nobody constant uuid := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  everybody constant uuid := '00000000-0000-0000-0000-000000000000';
  change constant int := case when new.lifted_at is null then 1 else -1 end;
begin
  perform change_list_count(tg_table_name, everybody, change);
  perform change_list_count(tg_table_name, coalesce(new.seller_company_id, nobody), change);
  return null;
end
$$;

-- What is there now; nobody writes to the table until it is done.
lock table suppressed_numbers in share row exclusive mode;
insert into list_counts (list, owner, count)
select 'suppressed_numbers',
  case when grouping(owner) = 1 then '00000000-0000-0000-0000-000000000000'::uuid else owner end, count(*)
from (
  select coalesce(seller_company_id, 'ffffffff-ffff-ffff-ffff-ffffffffffff') as owner
  from suppressed_numbers where lifted_at is null
) listed
group by grouping sets ((owner), ());

create trigger suppressed_numbers_counted_in after insert on suppressed_numbers referencing new table as changed
  for each statement execute function count_listed_rows('seller_company_id', 'lifted_at is null');
create trigger suppressed_numbers_counted_out after delete on suppressed_numbers referencing old table as changed
  for each statement execute function count_listed_rows('seller_company_id', 'lifted_at is null');
create trigger suppressed_numbers_lifted after update of lifted_at on suppressed_numbers
  for each row when ((old.lifted_at is null) <> (new.lifted_at is null)) execute function count_lifted_row();
