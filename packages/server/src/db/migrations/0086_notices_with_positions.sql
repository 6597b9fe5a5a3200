-- A notice of events says which the newest is: a process in which nobody follows them need not read them.
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
  perform pg_notify('live_events', currval('live_event_positions')::text);
  return null;
end
$$;
