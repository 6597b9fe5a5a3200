-- What a company wants to know of everybody who is called about a product: [{text, type, options}], in the order in which it is asked.
alter table products add column questions jsonb not null default '[]';

-- Those of a call, as they were when it was dialled; null where there were none.
alter table calls add column questions jsonb;

-- What people said that the answer to one of them is, each time somebody did; null takes it back.
create table call_question_answers (
  id uuid primary key,
  call_id uuid not null references calls on delete cascade,
  -- Its place among the call's.
  question smallint not null check (question between 0 and 9),
  value jsonb,
  author text not null,
  set_at timestamptz not null
);
create index call_question_answers_latest on call_question_answers (call_id, question, set_at desc, id desc);
