-- How the last run that moves old rows of the audit log to the archive ended: Health and Today of every server say when it fails.
create table app.audit_archive_run (
  one           boolean primary key default true check (one),
  ended_at      timestamptz not null default now(),
  -- What was in the way; null: nothing.
  failure       text check (failure in ('log', 'folder', 'other')),
  -- The first of the failed runs in a row.
  failing_since timestamptz,
  check ((failure is null) = (failing_since is null))
);
alter table app.audit_archive_run enable row level security;
revoke all on app.audit_archive_run from public, anon, authenticated;
