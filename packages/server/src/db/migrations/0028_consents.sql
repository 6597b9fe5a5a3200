-- That the owner of a number agreed to be called by a company, with what shows it. Withdrawing keeps the row.
create table consents (
  id uuid primary key,
  seller_company_id uuid not null references seller_companies on delete cascade,
  number_key text not null,
  basis text not null check (basis in ('WRITTEN', 'SPOKEN', 'EXISTING_CUSTOMER', 'MERCHANT', 'PRESUMED')),
  evidence text not null,
  given_at timestamptz not null,
  expires_at timestamptz,
  withdrawn_at timestamptz,
  created_by text,
  created_at timestamptz not null
);
create index consents_by_number on consents (number_key, seller_company_id);
create index consents_by_age on consents (seller_company_id, given_at desc, id desc);
