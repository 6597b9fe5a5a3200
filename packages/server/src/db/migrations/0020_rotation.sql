-- Embed sessions that the former secret of a key opened end soon after it was replaced.
alter table api_keys add column if not exists rotated_at timestamptz;
