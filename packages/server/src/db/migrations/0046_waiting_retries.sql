-- Calls that repeat one which reached nobody end when the person is reached meanwhile.
create index calls_waiting_to_retry on calls (contact_phone_number, seller_company_id)
  where retry_of is not null and dialled_at is null and status in ('CRON', 'QUEUED');
