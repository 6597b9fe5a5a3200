-- What a company's developers are told about their keys and endpoints.
alter table api_keys add column created_by_user_id uuid references users on delete set null;

alter table webhook_endpoints
  add column description text,
  add column gone_at timestamptz; -- it answered 410, and was switched off
