-- The words that a reading was made of: a call is read again when later words were stored, a limited number of times.
alter table call_readings
  add column words text not null default '',
  add column times smallint not null default 1;
