-- The ledger of capabilities: addresses and links that open something for whoever holds them. Each ends with the session or account it
-- belongs to, in the transaction that ends these. Only hashes are kept, and only the server reads them.

create table app.capabilities (
  hash       bytea primary key check (octet_length(hash) = 32),
  kind       text not null check (kind in ('file_address', 'setup_link')),
  -- No references: a row outlives its account and session for a day, to say whose address was tried.
  subject    uuid,
  session_id uuid,
  -- The file, as bucket/path.
  target     text check (length(target) <= 2000),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index capabilities_session on app.capabilities (session_id) where revoked_at is null;
create index capabilities_subject on app.capabilities (subject) where revoked_at is null;
alter table app.capabilities enable row level security;
revoke all on app.capabilities from public, anon, authenticated;

insert into app.capabilities (hash, kind, expires_at) select token_hash, 'setup_link', expires_at from app.setup_links;
drop table app.setup_links;

create function app.revoke_with_session() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update app.capabilities set revoked_at = now() where session_id = old.id and revoked_at is null;
  return null;
end
$$;

create trigger revoke_capabilities after delete on auth.sessions
  for each row execute function app.revoke_with_session();

-- All capabilities of an account: file addresses, and the invitations, password links, codes and changes of address that the auth service
-- keeps. Using a link locks the account before the link, so this does too.
create function app.revoke_capabilities(account uuid) returns void
  language plpgsql security definer set search_path = ''
as $$
begin
  perform from auth.users where id = account for update;
  update app.capabilities set revoked_at = now() where subject = account and revoked_at is null;
  delete from auth.one_time_tokens where user_id = account;
  delete from auth.flow_state where user_id = account;
end
$$;
revoke all on function app.revoke_capabilities from public, anon, authenticated;

-- A block, a lower role, or the end of being staff.
create function app.revoke_with_role() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  ranks constant text[] := array['employee', 'pharmacist', 'admin'];
begin
  if tg_op = 'DELETE' or (new.blocked and not old.blocked)
    or array_position(ranks, new.role) < array_position(ranks, old.role) then
    perform app.revoke_capabilities(old.user_id);
  end if;
  return null;
end
$$;

create trigger revoke_capabilities after update of role, blocked or delete on app.staff
  for each row execute function app.revoke_with_role();

-- A block or soft deletion by the auth service. A true deletion takes the sessions along, and these their addresses.
create function app.revoke_with_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.revoke_capabilities(new.id);
  return null;
end
$$;

create trigger revoke_capabilities after update of banned_until, deleted_at on auth.users
  for each row when (
    (new.banned_until is not null and new.banned_until is distinct from old.banned_until)
    or (new.deleted_at is not null and old.deleted_at is null))
  execute function app.revoke_with_account();

-- The storage service's own sign door is closed: what it signs outlives session and account, and nobody sees its use. The service says in
-- this setting what it does for the caller. Our server signs with the service key, which policies don't bind.
create function app.is_signing() returns boolean
  language sql stable set search_path = ''
as $$ select coalesce(current_setting('storage.operation', true), '') ~ '^(storage\.)?object\.sign' $$;

create policy "only the server signs addresses" on storage.objects as restrictive for all to anon, authenticated
  using (not (select app.is_signing())) with check (not (select app.is_signing()));
