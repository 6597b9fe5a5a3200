-- Why a number is not called, who said so, and who lifted it when and why.
alter table suppressed_numbers
  add column reason text,
  add column register text,
  add column created_by text,
  add column lifted_by text,
  add column lift_reason text,
  drop constraint suppressed_numbers_source_check,
  add constraint suppressed_numbers_source_check
    check (source in ('OPT_OUT', 'INBOUND', 'SELLER', 'IMPORT', 'PARTNER', 'CARRIER')),
  add constraint lifted_with_reason
    check ((lifted_at is null) = (lifted_by is null) and (lifted_at is null) = (lift_reason is null));
create index suppressed_numbers_by_age on suppressed_numbers (seller_company_id, created_at desc, id desc);
create index suppressed_numbers_by_number on suppressed_numbers (number_key) where lifted_at is null;
