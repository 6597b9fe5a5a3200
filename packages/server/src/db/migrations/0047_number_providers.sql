-- A number belongs to the provider that rented it out: it is given back there, and only that carrier can call from it.
alter table numbers add column provider text not null default 'simulator';
alter table number_orders add column provider text not null default 'simulator';

create or replace function number_is_returned() returns trigger language plpgsql as $$
begin
  insert into number_orders (id, number, provider, status, created_at)
  values (old.id, old.number, old.provider, 'RETURNING', now()) on conflict do nothing;
  return null;
end
$$;
