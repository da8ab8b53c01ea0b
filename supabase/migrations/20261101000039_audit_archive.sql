-- Rows of the audit log that are past their time in the database live on in readable files, one for a month and a run of rows. This table says
-- which, so that the chain can be followed through the files into the table.
create table app.audit_archives (
  name          text primary key,
  first_seq     bigint not null unique,
  last_seq      bigint not null unique,
  -- The time of the last row.
  until         timestamptz not null,
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  last_hash     bytea not null check (octet_length(last_hash) = 32),
  -- Of the whole file.
  sha256        bytea not null check (octet_length(sha256) = 32),
  check (first_seq <= last_seq)
);
alter table app.audit_archives enable row level security;
revoke all on app.audit_archives from public, anon, authenticated;

insert into app.audit_actions (action, feature, target_kind) values ('audit_archived', 'audit', 'file');

-- As before, but rows that are in an archive may go.
create or replace function app.refuse_audit_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  if tg_level = 'ROW' and tg_op = 'DELETE' then
    if exists (select from app.audit_archives a where old.seq between a.first_seq and a.last_seq) then
      return old;
    end if;
  end if;
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end
$$;
