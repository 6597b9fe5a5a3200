// Generated from the migrations by `pnpm generate`. Change the database with a migration, not this file.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

import type { ColumnTypes } from "../columnTypes.ts";

/** Written as JSON text, read as the value. */
export type Json<Value> = ColumnType<Value, string, string>;

/** The same if the database has a default. */
export type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;

/** The same if nothing may be written. */
export type JsonOrNull<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

/** Every table of the database. */
export interface Tables {
  api_keys: {
    id: string;
    seller_company_id: string;
    name: string;
    prefix: string;
    secret_hash: Buffer;
    allowed_origins: string[];
    created_at: Generated<Date>;
    last_used_at: Date | null;
    revoked_at: Date | null;
    created_by_user_id: string | null;
    rotated_at: Date | null;
  };
  archived_companies: {
    id: string;
    name: string;
    archived_at: Date;
    archived_by: string;
    pseudonymised_at: Date | null;
  };
  breakers: {
    id: string;
    carrier: string;
    seller_company_id: string | null;
    phone_number: string | null;
    reason: string;
    opened_at: Date;
    next_trial_at: Date;
  };
  call_answers: {
    id: string;
    call_id: string;
    answer: "POSITIVE" | "NEGATIVE" | "NEUTRAL" | "ANSWERING_MACHINE";
    author: string;
    set_at: Date;
  };
  call_interventions: {
    id: string;
    call_id: string;
    kind: "HANG_UP" | "LISTEN" | "SAY" | "TRANSFER" | "TAKE_OVER";
    state: "PENDING" | "DONE" | "FAILED";
    author: string;
    author_name: string | null;
    content: string | null;
    target_name: string | null;
    target_number: string | null;
    at: Date;
  };
  call_pauses: {
    seller_company_id: string | null;
    paused_at: Date;
    paused_by_user_id: string | null;
  };
  call_question_answers: {
    id: string;
    call_id: string;
    question: number;
    value: JsonOrNull<ColumnTypes["call_question_answers"]["value"]>;
    author: string;
    set_at: Date;
  };
  call_readings: {
    call_id: string;
    version: number;
    reading: Json<ColumnTypes["call_readings"]["reading"]>;
    read_at: Date;
    words: Generated<string>;
    times: Generated<number>;
  };
  call_recordings: {
    call_id: string;
    wav: Buffer;
    duration_seconds: number;
    peaks: Json<ColumnTypes["call_recordings"]["peaks"]>;
    created_at: Generated<Date>;
  };
  call_status_changes: {
    call_id: string;
    rank: number;
    status: ColumnTypes["call_status_changes"]["status"];
    at: Date;
  };
  call_turns: {
    call_id: string;
    position: number;
    role: "ASSISTANT" | "CONTACT";
    content: string;
    start_second: number;
    is_interrupted: Generated<boolean>;
    revision: Generated<number>;
  };
  caller_shortages: {
    seller_company_id: string;
    until: Date;
    reason: string;
  };
  calls: {
    id: string;
    seller_company_id: string;
    phone_book_id: string | null;
    potential_customer_id: string | null;
    contact_id: string | null;
    product_id: string | null;
    created_by_user_id: string | null;
    is_welcome: Generated<boolean>;
    type: "CALL_NOW" | "CALL_LATER";
    language: ColumnTypes["calls"]["language"];
    time_zone: string;
    status: "CRON" | "QUEUED" | "RINGING" | "IN_PROGRESS" | "COMPLETED" | "BUSY" | "NO_ANSWER" | "FAILED" | "CANCELLED";
    answer: Generated<"NO_CALL" | "IN_PROGRESS" | "POSITIVE" | "NEGATIVE" | "NEUTRAL" | "ANSWERING_MACHINE">;
    start_at: Date | null;
    local_call_at: string | null;
    dialled_at: Date | null;
    answered_at: Date | null;
    ended_at: Date | null;
    duration_seconds: number | null;
    failure_code: ColumnTypes["calls"]["failure_code"] | null;
    has_recording: Generated<boolean>;
    reconciled_at: Date | null;
    customer_name: string;
    contact_name: string | null;
    contact_surname: string | null;
    contact_title: string | null;
    contact_phone_number: string;
    product_name: string | null;
    from_number: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    contact_key: GeneratedAlways<string>;
    repeated_orders: Generated<number>;
    expires_at: Date | null;
    hang_up_asked_at: Date | null;
    not_before: Date | null;
    hold_reason: ColumnTypes["calls"]["hold_reason"] | null;
    retry_of: string | null;
    chain_id: string | null;
    attempt: Generated<number>;
    attempts: Generated<number>;
    carrier: Generated<ColumnTypes["calls"]["carrier"]>;
    carrier_call_id: string | null;
    answered_by: "HUMAN" | "MACHINE" | "UNKNOWN" | null;
    campaign_id: string | null;
    unanswered_at: Date | null;
    result: "INTERESTED" | "CALL_BACK" | "UNDECIDED" | "NOT_INTERESTED" | "DO_NOT_CALL" | "WRONG_PERSON" | "MACHINE" | "UNSURE" | null;
    next_step: "SEND_OFFER" | "SEND_SAMPLES" | "SEND_INFORMATION" | "MEETING" | "CALL_BACK" | "ANOTHER_PERSON" | null;
    score: number | null;
    proof_digits: string | null;
    proven_at: Date | null;
    unplaced: Generated<number>;
    recording: "ASK" | "OFF" | null;
    questions: JsonOrNull<ColumnTypes["calls"]["questions"]>;
    charged_micros: Generated<bigint>;
    country_id: string | null;
    dialled_hour: GeneratedAlways<number | null>;
    objections: string[] | null;
    callback_at: Date | null;
    known_seconds: Generated<number>;
    search: GeneratedAlways<string>;
  };
  campaign_refusals: {
    campaign_id: string;
    phone_book_id: string | null;
    code: ColumnTypes["campaign_refusals"]["code"];
  };
  campaigns: {
    id: string;
    seller_company_id: string;
    name: string;
    calls_per_minute: number | null;
    expires_at: Date | null;
    paused_at: Date | null;
    stopped_at: Date | null;
    rerun_of: string | null;
    wish: Json<ColumnTypes["campaigns"]["wish"]>;
    created_by: string;
    created_at: Date;
    updated_at: Date;
    done_told_at: Date | null;
    search: GeneratedAlways<string>;
  };
  carrier_costs: {
    call_id: string;
    carrier: string;
    kind: "TOTAL" | "TRANSPORT" | "SPEECH" | "MODEL" | "RECORDING";
    amount_micros: bigint;
    currency: string;
    reported_at: Date;
  };
  carrier_inbox: {
    carrier: string;
    event_id: string;
    call_id: string;
    type: string;
    payload: Json<ColumnTypes["carrier_inbox"]["payload"]>;
    received_at: Generated<Date>;
    state: Generated<"KEPT" | "APPLIED" | "FAILED">;
    tries: Generated<number>;
    tried_at: Date | null;
  };
  catalogue_attachments: {
    potential_customer_id: string;
    seller_company_id: string;
    attached_at: Generated<Date>;
  };
  cities: {
    id: string;
    country_id: string;
    name: string;
    name_key: GeneratedAlways<string>;
    search: GeneratedAlways<string>;
  };
  consents: {
    id: string;
    seller_company_id: string;
    number_key: string;
    basis: "WRITTEN" | "SPOKEN" | "EXISTING_CUSTOMER" | "MERCHANT" | "PRESUMED";
    evidence: string;
    given_at: Date;
    expires_at: Date | null;
    withdrawn_at: Date | null;
    created_by: string | null;
    created_at: Date;
    search: GeneratedAlways<string>;
  };
  contact_messages: {
    id: string;
    phone_number: string;
    message: string;
    name: string | null;
    surname: string | null;
    email: string | null;
    created_at: Generated<Date>;
  };
  contacts: {
    id: string;
    potential_customer_id: string;
    title: string | null;
    name: string | null;
    surname: string | null;
    email: string | null;
    phone_number: string;
    is_do_not_call: Generated<boolean>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    search: GeneratedAlways<string>;
  };
  countries: {
    id: string;
    name: string;
    iso2: string;
    time_zones: string[];
  };
  dial_policies: {
    seller_company_id: string;
    policy: Json<ColumnTypes["dial_policies"]["policy"]>;
    updated_by: string | null;
    updated_at: Date;
  };
  due_callbacks: {
    call_id: string;
    due_at: Date;
  };
  edits: {
    record_id: string;
    edited_at: Date;
    author: string;
  };
  email_tokens: {
    token_hash: Buffer;
    user_id: string;
    purpose: "VERIFY_EMAIL" | "RESET_PASSWORD" | "ACCEPT_INVITATION" | "CHANGE_EMAIL";
    expires_at: Date;
    used_at: Date | null;
    email: string | null;
  };
  embed_files: {
    name: string;
    body: Buffer;
    last_shipped_at: Date;
  };
  faqs: {
    id: string;
    seller_company_id: string;
    question: string;
    answer: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  feedbacks: {
    id: string;
    author: string;
    seller_company_id: string | null;
    relation: "CALL" | "GENERAL";
    call_id: string | null;
    description: string;
    effectiveness: number;
    responses: number;
    understanding: number;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    subject_id: string | null;
  };
  idempotency_keys: {
    key_hash: Buffer;
    request_hash: Buffer;
    attempt: string;
    is_touched: Generated<boolean>;
    answer: Buffer | null;
    started_at: Date;
    expires_at: Date;
  };
  ledger_entries: {
    seller_company_id: string;
    position: bigint;
    kind: "RESERVE" | "SETTLE" | "DEPOSIT" | "SPEND" | "REFUND";
    amount_micros: bigint;
    held_micros: bigint;
    held_free_minutes: number;
    balance_after_micros: bigint;
    held_after_micros: bigint;
    held_free_minutes_after: number;
    call_id: string | null;
    transaction_id: string | null;
    created_at: Generated<Date>;
  };
  list_counts: {
    id: GeneratedAlways<bigint>;
    list: string;
    owner: string;
    count: bigint;
  };
  live_events: {
    id: string;
    position: bigint | null;
    seller_company_id: string | null;
    type: ColumnTypes["live_events"]["type"];
    payload: Json<ColumnTypes["live_events"]["payload"]>;
    created_at: Generated<Date>;
    user_id: string | null;
  };
  mail_outbox: {
    id: string;
    recipient: string;
    subject: string;
    text_body: string;
    html_body: string;
    created_at: Date;
    due_at: Date;
    attempts: Generated<number>;
    last_error: string | null;
    given_up_at: Date | null;
  };
  mailbox: {
    id: string;
    recipient: string;
    subject: string;
    text_body: string;
    html_body: string;
    sent_at: Generated<Date>;
  };
  notification_choices: {
    user_id: string;
    kind: "POSITIVE_ANSWER" | "CALLBACK_DUE" | "SCHEDULED_CALL_FAILED" | "CAMPAIGN_DONE" | "BALANCE_LOW";
    is_shown: boolean;
    is_mailed: boolean;
  };
  notification_mails: {
    user_id: string;
    mailed_at: Date;
  };
  notifications: {
    id: string;
    user_id: string;
    seller_company_id: string;
    kind: "POSITIVE_ANSWER" | "CALLBACK_DUE" | "SCHEDULED_CALL_FAILED" | "CAMPAIGN_DONE" | "BALANCE_LOW";
    about: string;
    call_id: string | null;
    campaign_id: string | null;
    created_at: Date;
    read_at: Date | null;
    mail_due_at: Date | null;
  };
  number_orders: {
    id: string;
    number: string;
    status: "ORDERED" | "RETURNING";
    created_at: Date;
    provider: Generated<string>;
  };
  number_pauses: {
    id: string;
    number_id: string;
    reason: string;
    paused_at: Date;
    paused_until: Date;
    paused_by: string;
    resumed_at: Date | null;
    resumed_by: string | null;
  };
  numbers: {
    id: string;
    seller_company_id: string;
    country_id: string;
    number: string;
    status: Generated<"ACTIVE" | "EXPIRED">;
    is_default: Generated<boolean>;
    purchased_at: Generated<Date>;
    paid_until: Generated<Date>;
    billing_day: Generated<number>;
    provider: Generated<string>;
    max_calls_per_hour: number | null;
    max_calls_per_day: number | null;
  };
  payment_inbox: {
    provider: string;
    event_id: string;
    transaction_id: string;
    type: ColumnTypes["payment_inbox"]["type"];
    outcome: ColumnTypes["payment_inbox"]["outcome"];
    payload: Json<ColumnTypes["payment_inbox"]["payload"]>;
    received_at: Generated<Date>;
  };
  payments: {
    transaction_id: string;
    provider: "stripe" | "sandbox";
    checkout_id: string | null;
    expires_at: Date;
    return_url: string;
    refunded_micros: Generated<bigint>;
    taken_back_micros: Generated<bigint>;
  };
  phone_book_calls: {
    phone_book_id: string;
    seller_company_id: string | null;
    calls: number;
  };
  phone_book_names: {
    phone_book_id: string;
    seller_company_id: string | null;
    customer_key: string | null;
    country: string | null;
    contact_key: string | null;
  };
  phone_book_reviews: {
    id: string;
    phone_book_id: string;
    author_id: string | null;
    title: string;
    review: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  phone_books: {
    id: string;
    seller_company_id: string | null;
    potential_customer_id: string | null;
    contact_id: string | null;
    product_id: string | null;
    number_id: string | null;
    language: Generated<ColumnTypes["phone_books"]["language"]>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  potential_customer_products: {
    potential_customer_id: string;
    product_id: string;
  };
  potential_customer_tags: {
    potential_customer_id: string;
    tag_id: string;
  };
  potential_customers: {
    id: string;
    seller_company_id: string | null;
    catalogue_source_id: string | null;
    name: string;
    website: string | null;
    headquarter_country_id: string;
    headquarter_city_id: string | null;
    time_zone: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    name_key: GeneratedAlways<string>;
    search: GeneratedAlways<string>;
  };
  products: {
    id: string;
    seller_company_id: string | null;
    owner_user_id: string | null;
    name: string;
    hscode: string | null;
    sector: ColumnTypes["products"]["sector"] | null;
    about: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    name_key: GeneratedAlways<string>;
    questions: JsonWithDefault<ColumnTypes["products"]["questions"]>;
    search: GeneratedAlways<string>;
  };
  promo_code_redemptions: {
    promo_code_id: string;
    seller_company_id: string;
    redeemed_at: Generated<Date>;
  };
  promo_codes: {
    id: string;
    code: string;
    amount_micros: bigint;
    max_redemptions: number | null;
    expires_at: Date | null;
  };
  rate_limits: {
    key: Buffer;
    started_at: Date;
    count: number;
    expires_at: Date;
  };
  refresh_tokens: {
    token_hash: Buffer;
    session_id: string;
    issued_at: Date;
    expires_at: Date;
    rotated_at: Date | null;
  };
  registered_numbers: {
    number_hash: Buffer;
    register_id: string;
  };
  secrets: {
    name: string;
    value: string;
  };
  seller_companies: {
    id: string;
    name: string;
    website: string;
    currency: Generated<"USD" | "TRY">;
    about: string | null;
    headquarter_country_id: string;
    headquarter_city_id: string | null;
    time_zone: string | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    name_key: GeneratedAlways<string>;
    search: GeneratedAlways<string>;
  };
  seller_company_products: {
    seller_company_id: string;
    product_id: string;
  };
  seller_company_users: {
    seller_company_id: string;
    user_id: string;
    position: Generated<number>;
  };
  sessions: {
    id: string;
    user_id: string;
    created_at: Generated<Date>;
    revoked_at: Date | null;
    user_agent: Generated<string>;
    last_used_at: Generated<Date>;
  };
  settings: {
    key: string;
    value_micros: bigint;
  };
  simulator_calls: {
    call_id: string;
    carrier_call_id: string;
    to_number: string;
    mood: string | null;
    language: string;
    conversation: Json<ColumnTypes["simulator_calls"]["conversation"]>;
    duration_seconds: number;
    accepted_at: Date;
    hung_up_at: Date | null;
    answers_at: Date | null;
    ends_at: Date | null;
    most_seconds: Generated<number>;
    is_taken_over: Generated<boolean>;
    unsaid_answers: JsonWithDefault<ColumnTypes["simulator_calls"]["unsaid_answers"]>;
  };
  simulator_dials: {
    id: string;
    call_id: string;
    is_repeated: boolean;
    dialled_at: Date;
  };
  simulator_events: {
    id: string;
    call_id: string;
    payload: Json<ColumnTypes["simulator_events"]["payload"]>;
    due_at: Date;
    delivered_at: Date | null;
  };
  simulator_numbers: {
    number: string;
    order_id: string;
  };
  simulator_voice: {
    id: Generated<boolean>;
    speaker: string;
    until: Date;
  };
  sip_calls: {
    call_id: string;
    carrier_call_id: string;
    events: JsonWithDefault<ColumnTypes["sip_calls"]["events"]>;
    alive_at: Date;
    is_hang_up_asked: Generated<boolean>;
    recording: Buffer | null;
    connected_seconds: Generated<number>;
  };
  subscription_packages: {
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
  };
  subscriptions: {
    id: string;
    seller_company_id: string;
    subscription_package_id: string;
    package_price_micros: bigint;
    start_at: Date;
    end_at: Date | null;
    used_minutes: Generated<number>;
    replaced_at: Date | null;
    billing_day: Generated<number>;
    renews_at: Generated<Date>;
  };
  suppressed_numbers: {
    id: string;
    seller_company_id: string | null;
    number_key: string;
    phone_number: string | null;
    source: "OPT_OUT" | "INBOUND" | "SELLER" | "IMPORT" | "PARTNER" | "CARRIER";
    call_id: string | null;
    created_at: Date;
    expires_at: Date | null;
    lifted_at: Date | null;
    reason: string | null;
    register: string | null;
    created_by: string | null;
    lifted_by: string | null;
    lift_reason: string | null;
    numbers_count: Generated<number>;
    imported_at: Date | null;
    search: GeneratedAlways<string>;
  };
  tags: {
    id: string;
    seller_company_id: string | null;
    title: string;
    color: "blue" | "teal" | "pink" | "yellow";
    title_key: GeneratedAlways<string>;
    search: GeneratedAlways<string>;
  };
  test_calls: {
    id: string;
    user_id: string | null;
    number_hash: Buffer;
    address_hash: Buffer;
    made_at: Date;
    author: string | null;
  };
  transactions: {
    id: string;
    seller_company_id: string;
    type: "DEPOSIT" | "SPEND";
    status: "INCOMPLETE" | "COMPLETED" | "FAILED";
    amount_micros: bigint;
    balance_micros: bigint;
    description: string;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    free_minutes: Generated<number>;
    search: GeneratedAlways<string>;
  };
  users: {
    id: string;
    name: string;
    surname: string;
    email: string;
    password_hash: string | null;
    role: "ADMIN" | "REPRESENTATIVE" | "MASTER_ACCOUNT" | "SELLER";
    email_verified_at: Date | null;
    welcome_completed_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    language: "en" | "tr" | null;
    time_zone: string | null;
    hour_cycle: "h12" | "h23" | null;
    invited_at: Date | null;
    pending_email: string | null;
    transfer_number: string | null;
    search: GeneratedAlways<string>;
  };
  webhook_deliveries: {
    id: string;
    webhook_endpoint_id: string;
    event: ColumnTypes["webhook_deliveries"]["event"];
    about: string;
    body: string;
    status: Generated<"PENDING" | "DELIVERED" | "FAILED">;
    attempts: Generated<number>;
    due_at: Date;
    response_status: number | null;
    error: string | null;
    created_at: Date;
    delivered_at: Date | null;
  };
  webhook_endpoints: {
    id: string;
    seller_company_id: string;
    url: string;
    events: ColumnTypes["webhook_endpoints"]["events"];
    is_enabled: Generated<boolean>;
    secret: Buffer;
    previous_secret: Buffer | null;
    previous_secret_until: Date | null;
    created_at: Generated<Date>;
    description: string | null;
    gone_at: Date | null;
    busy_until: Date | null;
    tried_at: Date | null;
    silences: Generated<number>;
    is_slow: Generated<boolean>;
    parked_until: Date | null;
  };
  write_checks: {
    process_id: string;
    checked_at: Date;
  };
}
