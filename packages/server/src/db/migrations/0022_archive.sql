-- Money outlives a company. Who is deleted is kept here with their name; ledger, payments and the bare facts of calls stay for the
-- years that the law asks for. Everything else of a company still goes with its row.
create table archived_companies (
  id uuid primary key,
  name text not null,
  archived_at timestamptz not null,
  archived_by text not null,       -- the person's name, which outlives their account
  pseudonymised_at timestamptz     -- since when its calls name nobody any more
);

alter table calls drop constraint calls_seller_company_id_fkey;
alter table transactions drop constraint transactions_seller_company_id_fkey;
alter table ledger_entries drop constraint ledger_entries_seller_company_id_fkey;

-- What the reference did for new calls: a company that is being deleted gets none.
create function call_needs_a_company() returns trigger language plpgsql as $$
begin
  perform from seller_companies where id = new.seller_company_id for key share;
  if not found then
    raise exception 'the company of this call is gone' using errcode = 'foreign_key_violation';
  end if;
  return new;
end
$$;
create trigger call_of_a_company before insert on calls for each row execute function call_needs_a_company();

create or replace function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  -- When an archived company is forgotten after its years, its ledger is too; nothing else takes one away.
  if tg_op = 'DELETE' and not exists (select from seller_companies where id = old.seller_company_id)
    and not exists (select from archived_companies where id = old.seller_company_id) then return old; end if;
  raise exception 'the ledger is append-only';
end
$$;
