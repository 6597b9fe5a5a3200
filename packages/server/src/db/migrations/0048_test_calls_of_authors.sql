-- A partner's person has no account: whose a test call is, is kept as `authorOf` names people. A test call has the id of its call, so that
-- who asked for it can follow it. Processes of an earlier version still write user_id.
alter table test_calls add column author text;
alter table test_calls alter column user_id drop not null;
update test_calls set author = 'user:' || user_id;
create index test_calls_of_author on test_calls (author, made_at);
drop index test_calls_of_user;
