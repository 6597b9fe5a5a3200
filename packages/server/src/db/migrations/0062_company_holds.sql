-- Until when no call of a company is made, whatever number it would be made from, and why. Functions, so that whoever reads calls plans
-- these questions only where a call waits.
create function company_held_until(company uuid) returns timestamptz language plpgsql stable as $$
begin
  return greatest(
    (select max(b.next_trial_at) from breakers b
      where b.phone_number is null and (b.seller_company_id is null or b.seller_company_id = company)),
    (select s.until from caller_shortages s where s.seller_company_id = company));
end
$$;
create function company_held_reason(company uuid) returns text language plpgsql stable as $$
begin
  return coalesce(
    (select s.reason from caller_shortages s where s.seller_company_id = company and s.until = company_held_until(company)),
    'CARRIER_PAUSED');
end
$$;
