-- Texts people look for and orders they ask for, found without reading every row.

-- Call center items are remembered by their contact; so is a contact itself.
alter table contacts add column search text not null generated always as (lower(
  coalesce(name, '') || ' ' || coalesce(surname, '') || ' ' || coalesce(title, '') || ' ' || coalesce(email, '') || ' ' || phone_number
)) stored;
create index contacts_search on contacts using gin (search gin_trgm_ops);

create index potential_customers_by_age on potential_customers (seller_company_id, created_at desc, id desc);

-- The first event of a transaction gives all of them their positions, in the order in which they were published: a portion of
-- calls needs one statement under the lock, not one for each.
create index live_events_without_position on live_events (id) where position is null;
create or replace function give_live_event_its_position() returns trigger language plpgsql as $$
begin
  if (select position from live_events where id = new.id) is not null then return null; end if;
  perform pg_advisory_xact_lock(hashtext('live_events'));
  update live_events e set position = placed.position
  from (
    select waiting.id, nextval('live_event_positions') as position
    from (select id from live_events where position is null order by id) waiting
  ) placed
  where e.id = placed.id;
  perform pg_notify('live_events', '');
  return null;
end
$$;
