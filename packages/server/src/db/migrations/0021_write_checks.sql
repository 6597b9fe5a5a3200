-- Where each process writes when it is asked whether it can serve: a disk that is full and a replica that is read only answer reads.
create table write_checks (
  process_id uuid primary key,
  checked_at timestamptz not null
);
