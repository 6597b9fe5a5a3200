-- When and how often a company calls people, beyond the rules of the countries.
create table dial_policies (
  seller_company_id uuid primary key references seller_companies on delete cascade,
  policy jsonb not null,
  updated_by uuid references users on delete set null,
  updated_at timestamptz not null
);
create index dial_policies_by_updated_by on dial_policies (updated_by) where updated_by is not null;
