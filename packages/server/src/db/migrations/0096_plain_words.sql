-- What was said in calls is found without accents, like everything else that is searched (decision 0066): "seker" finds
-- "Şeker". No table is rewritten, but until the index of every word is made anew, what is said in calls cannot be stored:
-- for a million turns of 90 characters, of which two thirds have accents, it took 48 s on two busy cores. Old processes
-- can work on the new schema, but they cannot search for what was said.
drop index call_turns_said;
drop function said_words;
create index call_turns_said on call_turns using gin (to_tsvector('simple'::regconfig, plain(content)));
-- Statistics about an index begin with it.
analyze call_turns;
