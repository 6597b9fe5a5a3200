-- Numbers over time: what calls are counted by stands with them, so that it is read from an index alone.

alter table calls
  -- What the company was charged for it.
  add column charged_micros bigint not null default 0,
  -- Where the customer was when it was made: a customer may move or be deleted, history may not.
  add column country_id uuid references countries,
  -- The hour that the customer's clock showed when it was dialled.
  add column dialled_hour smallint generated always as (extract(hour from dialled_at at time zone time_zone)::smallint) stored,
  -- Why the person hesitated or refused; null where nobody said so.
  add column objections text[],
  -- When the person wants to be called again.
  add column callback_at timestamptz;

update calls c set country_id = p.headquarter_country_id
from potential_customers p where p.id = c.potential_customer_id;
update calls c set charged_micros = -l.amount_micros
from ledger_entries l where l.call_id = c.id and l.kind = 'SETTLE' and l.amount_micros < 0;
update calls c set objections = said.kinds
from (
  select r.call_id, array_agg(distinct claim #>> '{value}') as kinds
  from call_readings r cross join jsonb_array_elements(r.reading -> 'objections') claim group by r.call_id
) said
where said.call_id = c.id;
update calls c set callback_at = (r.reading #>> '{callback,value,localAt}')::timestamp at time zone c.time_zone
from call_readings r
where r.call_id = c.id and r.reading #>> '{callback,value,localAt}' is not null and r.reading ->> 'doNotCall' is null;

create function call_remembers_country() returns trigger language plpgsql as $$
begin
  new.country_id := (select headquarter_country_id from potential_customers where id = new.potential_customer_id);
  return new;
end
$$;
create trigger call_in_a_country before insert on calls for each row when (new.country_id is null)
  execute function call_remembers_country();

create index calls_by_dial on calls (seller_company_id, dialled_at)
  include (answer, ended_at, duration_seconds, charged_micros, country_id, product_id, dialled_hour)
  where dialled_at is not null and not is_welcome;
create index calls_by_dial_of_all on calls (dialled_at)
  include (seller_company_id, answer, ended_at, duration_seconds, charged_micros, country_id, product_id, dialled_hour)
  where dialled_at is not null and not is_welcome;
create index calls_with_objections on calls (dialled_at) include (seller_company_id, objections)
  where objections is not null and not is_welcome;
create index calls_to_make_again on calls (callback_at) include (seller_company_id) where callback_at is not null and not is_welcome;
