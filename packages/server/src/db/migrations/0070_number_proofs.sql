-- A test call asks whoever answers for digits that only the person who asked for the call sees; null where the number had proved itself
-- before. When they were pressed, the number proved itself.
alter table calls add column proof_digits text, add column proven_at timestamptz;
