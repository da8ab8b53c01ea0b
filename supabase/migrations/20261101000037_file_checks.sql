-- What the server knows of each stored file: its type by its bytes, why it is refused, and what the virus scanner said. A file without a
-- row, or with that of other bytes, is checked before staff get it.
create table app.file_checks (
  bucket     text not null,
  path       text not null,
  -- The storage service's mark of these bytes.
  version    text not null,
  type       text check (length(type) <= 127),
  refused    text check (refused in ('empty', 'mismatch', 'broken', 'active', 'too_much', 'infected')),
  scan       text not null default 'unscanned' check (scan in ('unscanned', 'clean', 'infected')),
  -- The scanner's name for what it found.
  found      text check (length(found) <= 200),
  checked_at timestamptz not null default now(),
  scanned_at timestamptz,
  primary key (bucket, path),
  check (type is not null or refused is not null)
);
create index file_checks_unscanned on app.file_checks (checked_at) where scan = 'unscanned' and refused is null;
alter table app.file_checks enable row level security;
revoke all on app.file_checks from public, anon, authenticated;
