-- The content of a live event is written once and read whole: as text, it is not taken apart first.
alter table live_events alter column payload type json using payload::json;

-- A call's country is its customer's, whose reference is checked; countries are never deleted. This check read the table
-- of countries for every new call, because it is so small.
alter table calls drop constraint calls_country_id_fkey;
