-- The script tag's files of every build that was served: a page that pins an older loader still finds what that one fetches.
create table embed_files (
  name text primary key,         -- has a hash of the content in it, which therefore never changes
  body bytea not null,
  last_shipped_at timestamptz not null -- when a server last had it on its disk, to the day
);
