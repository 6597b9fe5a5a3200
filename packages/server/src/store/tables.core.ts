import type { ColumnType, Generated, GeneratedAlways } from "kysely";

import type { LiveEventPayload } from "../events/liveEvent.ts";

/** A moment with a default in the database: optional when a row is written. */
export type DefaultMoment = ColumnType<Date, Date | undefined, Date>;

interface CountriesTable {
  id: string;
  name: string;
  iso2: string;
  time_zones: string[];
}

interface CitiesTable {
  id: string;
  country_id: string;
  name: string;
  name_key: GeneratedAlways<string>;
}

interface SecretsTable {
  name: string;
  value: string;
}

export type UserRole = "ADMIN" | "REPRESENTATIVE" | "MASTER_ACCOUNT" | "SELLER";

interface UsersTable {
  id: string;
  name: string;
  surname: string;
  email: string;
  /** The address that the person changes to, until it is confirmed. */
  pending_email: ColumnType<string | null, string | null | undefined>;
  /** Null until an invitation is accepted. */
  password_hash: string | null;
  role: UserRole;
  email_verified_at: Date | null;
  welcome_completed_at: Date | null;
  language: ColumnType<"en" | "tr" | null, "en" | "tr" | null | undefined>;
  time_zone: ColumnType<string | null, string | null | undefined>;
  hour_cycle: ColumnType<"h12" | "h23" | null, "h12" | "h23" | null | undefined>;
  /** When the newest invitation was sent. */
  invited_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
  search: GeneratedAlways<string>;
}

interface SessionsTable {
  id: string;
  user_id: string;
  created_at: DefaultMoment;
  revoked_at: Date | null;
  user_agent: Generated<string>;
  last_used_at: DefaultMoment;
}

interface RefreshTokensTable {
  token_hash: Buffer;
  session_id: string;
  issued_at: Date;
  expires_at: Date;
  rotated_at: Date | null;
}

interface EmailTokensTable {
  token_hash: Buffer;
  user_id: string;
  purpose: "VERIFY_EMAIL" | "RESET_PASSWORD" | "ACCEPT_INVITATION" | "CHANGE_EMAIL";
  /** The address it was sent to; null in those of the version before. */
  email: string | null;
  expires_at: Date;
  used_at: Date | null;
}

interface SellerCompaniesTable {
  id: string;
  name: string;
  website: string;
  currency: Generated<"USD" | "TRY">;
  about: string | null;
  headquarter_country_id: string;
  headquarter_city_id: string | null;
  time_zone: string | null;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
  name_key: GeneratedAlways<string>;
  search: GeneratedAlways<string>;
}

interface SellerCompanyUsersTable {
  seller_company_id: string;
  user_id: string;
  position: Generated<number>;
}

interface FaqsTable {
  id: string;
  seller_company_id: string;
  question: string;
  answer: string;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

interface NumbersTable {
  id: string;
  seller_company_id: string;
  country_id: string;
  number: string;
  status: Generated<"ACTIVE" | "EXPIRED">;
  is_default: Generated<boolean>;
  purchased_at: DefaultMoment;
  /** The day of the month (1–31) on which its fee is due. */
  billing_day: Generated<number>;
  paid_until: DefaultMoment;
}

interface ApiKeysTable {
  id: string;
  seller_company_id: string;
  name: string;
  prefix: string;
  secret_hash: Buffer;
  allowed_origins: string[];
  created_at: DefaultMoment;
  created_by_user_id: string | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
  /** When it got the secret it has; null for the first one. */
  rotated_at: ColumnType<Date | null, Date | null | undefined>;
}

interface SubscriptionPackagesTable {
  id: string;
  name: string;
  description: string;
  price_monthly_micros: bigint;
  call_fee_micros: bigint;
  free_minutes: number;
  free_phone_number: number;
  limit_potential_customer: number;
  limit_potential_customer_contact: number;
  limit_product: number;
}

interface SubscriptionsTable {
  id: string;
  seller_company_id: string;
  subscription_package_id: string;
  package_price_micros: bigint;
  start_at: Date;
  end_at: Date | null;
  /** Free minutes used since the running month began. */
  used_minutes: Generated<number>;
  replaced_at: Date | null;
  /** The day of the month (1–31) on which months begin. */
  billing_day: Generated<number>;
  /** When the next month begins: the price is due, or on Free only the minutes come back. */
  renews_at: DefaultMoment;
}

interface SettingsTable {
  key: string;
  value_micros: bigint;
}

interface PromoCodesTable {
  id: string;
  code: string;
  amount_micros: bigint;
  max_redemptions: number | null;
  expires_at: Date | null;
}

interface PromoCodeRedemptionsTable {
  promo_code_id: string;
  seller_company_id: string;
  redeemed_at: DefaultMoment;
}

interface MailboxTable {
  id: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string;
  sent_at: DefaultMoment;
}

interface ContactMessagesTable {
  id: string;
  phone_number: string;
  message: string;
  name: string | null;
  surname: string | null;
  email: string | null;
  created_at: DefaultMoment;
}

interface WriteChecksTable {
  process_id: string;
  checked_at: Date;
}

interface LiveEventsTable {
  id: string;
  position: ColumnType<bigint, never, never>;
  seller_company_id: string | null;
  type: LiveEventPayload["type"];
  payload: ColumnType<LiveEventPayload, string, never>;
  created_at: DefaultMoment;
}

/** Tables of migration 0001 that belong to the core: people, companies, plans and what goes out. */
export interface CoreTables {
  secrets: SecretsTable;
  write_checks: WriteChecksTable;
  countries: CountriesTable;
  cities: CitiesTable;
  users: UsersTable;
  sessions: SessionsTable;
  refresh_tokens: RefreshTokensTable;
  email_tokens: EmailTokensTable;
  seller_companies: SellerCompaniesTable;
  seller_company_users: SellerCompanyUsersTable;
  faqs: FaqsTable;
  numbers: NumbersTable;
  api_keys: ApiKeysTable;
  subscription_packages: SubscriptionPackagesTable;
  subscriptions: SubscriptionsTable;
  settings: SettingsTable;
  promo_codes: PromoCodesTable;
  promo_code_redemptions: PromoCodeRedemptionsTable;
  mailbox: MailboxTable;
  contact_messages: ContactMessagesTable;
  live_events: LiveEventsTable;
}
