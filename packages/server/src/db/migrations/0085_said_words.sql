-- Calls are found by what was said in them: the words of every turn, in any language, without what a language does to them.

-- Small letters, and one letter for the four that Turkish and English tell apart differently.
create function said_words(content text) returns text language sql immutable parallel safe
  return lower(translate(content, 'İIı', 'iii'));

create index call_turns_said on call_turns using gin (to_tsvector('simple'::regconfig, said_words(content)));
