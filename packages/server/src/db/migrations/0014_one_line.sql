-- One person has one line: which calls of a company to a number are queued for now or on the line.
create index calls_under_way on calls (contact_phone_number, seller_company_id)
  where status in ('QUEUED', 'RINGING', 'IN_PROGRESS') and not is_welcome;
