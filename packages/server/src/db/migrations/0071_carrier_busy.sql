-- How many calls before this one of the same chain the carrier had no line for: they rang nowhere, and are no attempts.
alter table calls add column unplaced smallint not null default 0;
