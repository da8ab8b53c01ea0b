-- Each row of the audit log is sealed by the server with a key that is not in the database. Who may change every table can compute the
-- hashes of a changed log anew, but not its seals.
create table app.audit_seals (
  seq    bigint primary key,
  -- Which key it was: the first bytes of the key's own hash.
  key_id bytea not null check (octet_length(key_id) = 8),
  mac    bytea not null check (octet_length(mac) = 32)
);
alter table app.audit_seals enable row level security;
revoke all on app.audit_seals from public, anon, authenticated;
