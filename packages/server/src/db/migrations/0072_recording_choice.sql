-- Whether a call is recorded, as its company had it when it was dialled. Null: it is, and says so.
alter table calls add column recording text check (recording in ('ASK', 'OFF'));
