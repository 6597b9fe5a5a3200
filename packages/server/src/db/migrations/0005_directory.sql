-- The dashboard counts calls by status and answer from the index alone.
create index calls_counted on calls (seller_company_id, status, answer) where not is_welcome;
