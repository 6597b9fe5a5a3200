-- What every other area stands on: people, companies, their data and what they may do.
-- Money is bigint micro-dollars, moments are timestamptz, ids are UUID version 7 made by the application.
-- PostgreSQL 15 and newer.

create extension if not exists pg_trgm;

-- Shapes of the wire, for lists that answer JSON built in SQL.
create function iso(moment timestamptz) returns text language sql stable parallel safe
  return to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
create function usd(micros bigint) returns numeric language sql immutable parallel safe
  return trim_scale(micros::numeric / 1000000);

-- Keys we made ourselves because none was configured; shared by every process on this database.
create table secrets (
  name text primary key,
  value text not null
);

create table countries (
  id uuid primary key,
  name text not null,
  iso2 text not null unique,
  time_zones text[] not null
);

create table cities (
  id uuid primary key,
  country_id uuid not null references countries on delete cascade,
  name text not null,
  name_key text not null generated always as (lower(name)) stored
);
create index cities_by_country on cities (country_id, name_key, id);
create index cities_search on cities using gin (name_key gin_trgm_ops);

-- People ---------------------------------------------------------------------------------------------------------------

create table users (
  id uuid primary key,
  name text not null,
  surname text not null,
  email text not null,
  password_hash text not null,
  role text not null check (role in ('ADMIN', 'REPRESENTATIVE', 'MASTER_ACCOUNT', 'SELLER')),
  email_verified_at timestamptz,
  welcome_completed_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search text not null generated always as (lower(name || ' ' || surname || ' ' || email)) stored
);
create unique index users_by_email on users (lower(email));
create index users_latest on users (updated_at desc, id desc);
create index users_search on users using gin (search gin_trgm_ops);

-- One sign-in. Its refresh tokens are one family: a stolen token that is used again ends them all.
create table sessions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index sessions_by_user on sessions (user_id) where revoked_at is null;

create table refresh_tokens (
  token_hash bytea primary key,
  session_id uuid not null references sessions on delete cascade,
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  rotated_at timestamptz
);
create index refresh_tokens_by_session on refresh_tokens (session_id);

create table email_tokens (
  token_hash bytea primary key,
  user_id uuid not null references users on delete cascade,
  purpose text not null check (purpose in ('VERIFY_EMAIL', 'RESET_PASSWORD')),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_tokens_by_user on email_tokens (user_id);

-- Seller companies -----------------------------------------------------------------------------------------------------

create table seller_companies (
  id uuid primary key,
  name text not null,
  website text not null,
  currency text not null default 'USD' check (currency in ('USD', 'TRY')),
  about text,
  headquarter_country_id uuid not null references countries,
  headquarter_city_id uuid references cities,
  time_zone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_key text not null generated always as (lower(name)) stored,
  search text not null generated always as (lower(name || ' ' || website)) stored
);
create index seller_companies_latest on seller_companies (updated_at desc, id desc);
create index seller_companies_by_name on seller_companies (name_key, id);
create index seller_companies_search on seller_companies using gin (search gin_trgm_ops);

create table seller_company_users (
  seller_company_id uuid not null references seller_companies on delete cascade,
  user_id uuid not null references users on delete cascade,
  position integer not null default 0, -- the company with the lowest position is the user's first one
  primary key (user_id, seller_company_id)
);
create index seller_company_users_by_company on seller_company_users (seller_company_id);

create table faqs (
  id uuid primary key,
  seller_company_id uuid not null references seller_companies on delete cascade,
  question text not null,
  answer text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index faqs_by_company on faqs (seller_company_id, created_at, id);

create table numbers (
  id uuid primary key,
  seller_company_id uuid not null references seller_companies on delete cascade,
  country_id uuid not null references countries,
  number text not null unique,
  status text not null default 'ACTIVE' check (status in ('ACTIVE', 'EXPIRED')),
  is_default boolean not null default false,
  purchased_at timestamptz not null default now(),
  paid_until timestamptz
);
create index numbers_by_company on numbers (seller_company_id, purchased_at desc, id desc);
create unique index numbers_one_default on numbers (seller_company_id) where is_default;

create table api_keys (
  id uuid primary key,
  seller_company_id uuid not null references seller_companies on delete cascade,
  name text not null,
  prefix text not null,
  secret_hash bytea not null unique,
  allowed_origins text[] not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_by_company on api_keys (seller_company_id, created_at desc, id desc);
create index api_keys_by_origin on api_keys using gin (allowed_origins) where revoked_at is null;

-- Plans ----------------------------------------------------------------------------------------------------------------

create table subscription_packages (
  id uuid primary key,
  name text not null unique,
  description text not null,
  price_monthly_micros bigint not null,
  call_fee_micros bigint not null,
  free_minutes integer not null, -- -1 means unlimited, as in every limit below
  free_phone_number integer not null,
  limit_potential_customer integer not null,
  limit_potential_customer_contact integer not null,
  limit_product integer not null
);

-- A company's plans over time; the one that was not replaced is the current one.
create table subscriptions (
  id uuid primary key,
  seller_company_id uuid not null references seller_companies on delete cascade,
  subscription_package_id uuid not null references subscription_packages,
  package_price_micros bigint not null,
  start_at timestamptz not null,
  end_at timestamptz, -- null: the lifetime Free plan
  used_minutes integer not null default 0,
  replaced_at timestamptz
);
create unique index subscriptions_current on subscriptions (seller_company_id) where replaced_at is null;
create index subscriptions_by_company on subscriptions (seller_company_id, start_at desc, id desc);

create table settings (
  key text primary key,
  value_micros bigint not null
);

create table promo_codes (
  id uuid primary key,
  code text not null unique check (code = upper(code)),
  amount_micros bigint not null check (amount_micros > 0),
  max_redemptions integer,
  expires_at timestamptz
);

create table promo_code_redemptions (
  promo_code_id uuid not null references promo_codes on delete cascade,
  seller_company_id uuid not null references seller_companies on delete cascade,
  redeemed_at timestamptz not null default now(),
  primary key (promo_code_id, seller_company_id)
);

-- Products and prospects -----------------------------------------------------------------------------------------------

-- No company and no owner: a public product of the catalogue. An owner without a company: made during onboarding (R-29).
create table products (
  id uuid primary key,
  seller_company_id uuid references seller_companies on delete cascade,
  owner_user_id uuid references users on delete cascade,
  name text not null,
  hscode text,
  sector text,
  about text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_key text not null generated always as (lower(name)) stored,
  search text not null generated always as (lower(name || ' ' || coalesce(hscode, ''))) stored,
  check (seller_company_id is null or owner_user_id is null)
);
create index products_latest on products (seller_company_id, updated_at desc, id desc);
create index products_by_name on products (seller_company_id, name_key, id);
create index products_by_owner on products (owner_user_id) where owner_user_id is not null;
create index products_search on products using gin (search gin_trgm_ops);

-- Products of the catalogue that a company sells too.
create table seller_company_products (
  seller_company_id uuid not null references seller_companies on delete cascade,
  product_id uuid not null references products on delete cascade,
  primary key (seller_company_id, product_id)
);
create index seller_company_products_by_product on seller_company_products (product_id);

-- No company: a customer of the catalogue, curated by managers (R-30).
create table potential_customers (
  id uuid primary key,
  seller_company_id uuid references seller_companies on delete cascade,
  catalogue_source_id uuid references potential_customers on delete set null,
  name text not null,
  website text,
  headquarter_country_id uuid not null references countries,
  headquarter_city_id uuid references cities,
  time_zone text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  name_key text not null generated always as (lower(name)) stored,
  search text not null generated always as (lower(name || ' ' || coalesce(website, ''))) stored
);
create index potential_customers_latest on potential_customers (seller_company_id, updated_at desc, id desc);
create index potential_customers_latest_of_all on potential_customers (updated_at desc, id desc);
create index potential_customers_by_name on potential_customers (seller_company_id, name_key, headquarter_country_id);
create index potential_customers_by_source on potential_customers (catalogue_source_id) where catalogue_source_id is not null;
create index potential_customers_search on potential_customers using gin (search gin_trgm_ops);

-- Catalogue customers attached to companies.
create table catalogue_attachments (
  potential_customer_id uuid not null references potential_customers on delete cascade,
  seller_company_id uuid not null references seller_companies on delete cascade,
  attached_at timestamptz not null default now(),
  primary key (seller_company_id, potential_customer_id)
);
create index catalogue_attachments_by_customer on catalogue_attachments (potential_customer_id);

create table potential_customer_products (
  potential_customer_id uuid not null references potential_customers on delete cascade,
  product_id uuid not null references products on delete cascade,
  primary key (potential_customer_id, product_id)
);
create index potential_customer_products_by_product on potential_customer_products (product_id);

create table contacts (
  id uuid primary key,
  potential_customer_id uuid not null references potential_customers on delete cascade,
  title text,
  name text,
  surname text,
  email text,
  phone_number text not null, -- E.164
  is_do_not_call boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (potential_customer_id, phone_number)
);

create table tags (
  id uuid primary key,
  seller_company_id uuid references seller_companies on delete cascade, -- null: a tag of the catalogue
  title text not null,
  color text not null check (color in ('blue', 'teal', 'pink', 'yellow')),
  title_key text not null generated always as (lower(title)) stored,
  unique nulls not distinct (seller_company_id, title_key)
);

create table potential_customer_tags (
  potential_customer_id uuid not null references potential_customers on delete cascade,
  tag_id uuid not null references tags on delete cascade,
  primary key (potential_customer_id, tag_id)
);
create index potential_customer_tags_by_tag on potential_customer_tags (tag_id);

-- The call center list -------------------------------------------------------------------------------------------------

-- What an item points at may be deleted later; the item stays and says what is missing.
create table phone_books (
  id uuid primary key,
  seller_company_id uuid references seller_companies on delete cascade,
  potential_customer_id uuid references potential_customers on delete set null,
  contact_id uuid references contacts on delete set null,
  product_id uuid references products on delete set null,
  number_id uuid references numbers on delete set null,
  language text not null default 'en',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index phone_books_latest on phone_books (seller_company_id, created_at desc, id desc);
create index phone_books_latest_of_all on phone_books (created_at desc, id desc);
create index phone_books_by_customer on phone_books (potential_customer_id);
create index phone_books_by_contact on phone_books (contact_id);
create index phone_books_by_product on phone_books (product_id);
create index phone_books_by_number on phone_books (number_id);

create table phone_book_reviews (
  id uuid primary key,
  phone_book_id uuid not null references phone_books on delete cascade,
  author_id uuid references users on delete set null,
  title text not null,
  review text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index phone_book_reviews_by_item on phone_book_reviews (phone_book_id, updated_at desc, id desc);

-- What goes out --------------------------------------------------------------------------------------------------------

create table mailbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text not null,
  sent_at timestamptz not null default now()
);
create index mailbox_latest on mailbox (sent_at desc, id desc);

create table contact_messages (
  id uuid primary key,
  phone_number text not null,
  message text not null,
  name text,
  surname text,
  email text,
  created_at timestamptz not null default now()
);

-- Live events. `position` is given at commit and under a lock, so that its order is the order of the commits: a reader that
-- asks for everything behind a position can never miss an event of a transaction that was slower than its neighbours.
create table live_events (
  id uuid primary key,
  position bigint unique,
  seller_company_id uuid references seller_companies on delete cascade, -- null: for managers only
  type text not null,
  payload jsonb not null,
  created_at timestamptz not null default now()
);
create index live_events_by_age on live_events (created_at);
create sequence live_event_positions;

create function give_live_event_its_position() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('live_events'));
  update live_events set position = nextval('live_event_positions') where id = new.id;
  perform pg_notify('live_events', '');
  return null;
end
$$;
create constraint trigger live_events_position after insert on live_events
  deferrable initially deferred for each row execute function give_live_event_its_position();
