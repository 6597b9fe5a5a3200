-- What a conversation came to, with the words that prove each claim; gone with its call.
create table call_readings (
  call_id uuid primary key references calls on delete cascade,
  -- What made it: a newer one may be read again.
  version smallint not null,
  reading jsonb not null,
  read_at timestamptz not null
);

-- What lists show, filter and sort by.
alter table calls
  add column result text
    check (result in ('INTERESTED', 'CALL_BACK', 'UNDECIDED', 'NOT_INTERESTED', 'DO_NOT_CALL', 'WRONG_PERSON', 'MACHINE', 'UNSURE')),
  add column next_step text
    check (next_step in ('SEND_OFFER', 'SEND_SAMPLES', 'SEND_INFORMATION', 'MEETING', 'CALL_BACK', 'ANOTHER_PERSON')),
  add column score smallint check (score between 0 and 100);
create index calls_by_result on calls (seller_company_id, result, created_at desc, id desc) where result is not null and not is_welcome;
create index calls_by_score on calls (seller_company_id, score, id) where not is_welcome;
create index calls_by_score_of_all on calls (score, id) where not is_welcome;

-- What people said a call came to, each time somebody did.
create table call_answers (
  id uuid primary key,
  call_id uuid not null references calls on delete cascade,
  answer text not null check (answer in ('POSITIVE', 'NEGATIVE', 'NEUTRAL', 'ANSWERING_MACHINE')),
  author text not null,
  set_at timestamptz not null
);
create index call_answers_latest on call_answers (call_id, set_at desc, id desc);
