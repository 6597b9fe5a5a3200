-- How long processes have asked about a call in progress, by clocks that nobody sets: a restart does not begin to measure anew.
alter table calls add column known_seconds double precision not null default 0;
