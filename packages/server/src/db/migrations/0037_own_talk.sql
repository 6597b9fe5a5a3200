-- Where the person cut in, the rest was not heard.
alter table call_turns add column is_interrupted boolean not null default false;
