-- Events whose company is deleted in the same transaction get no position, and nobody is told of them.
create or replace function give_live_event_its_position() returns trigger language plpgsql as $$
declare
  newest bigint;
begin
  if (select position from live_events where id = new.id) is not null then return null; end if;
  perform pg_advisory_xact_lock(hashtext('live_events'));
  with placed as (
    update live_events e set position = numbered.position
    from (
      select waiting.id, nextval('live_event_positions') as position
      from (select id from live_events where position is null order by id) waiting
    ) numbered
    where e.id = numbered.id
    returning e.position
  )
  select max(position) into newest from placed;
  if newest is not null then perform pg_notify('live_events', newest::text); end if;
  return null;
end
$$;
