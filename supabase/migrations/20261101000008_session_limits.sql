-- How long a session stands without anybody at the screen, and at all (security row A15). The policies ask too, so that the limits hold
-- where the data is, also for a token shown to a Supabase elsewhere directly, and from the moment of the log-out on.

-- The server writes its configuration here when it starts.
create table app.session_limits (
  only_row boolean primary key default true check (only_row),
  idle     interval not null default '15 minutes',
  absolute interval not null default '12 hours'
);
alter table app.session_limits enable row level security;
insert into app.session_limits default values;

-- When somebody last did something in a session. Without a row: when it began.
create table app.session_activity (
  session_id     uuid primary key references auth.sessions (id) on delete cascade,
  last_active_at timestamptz not null
);
alter table app.session_activity enable row level security;

-- Two look-ups by primary key; policies ask once a statement, through staff_role().
create function app.session_stands(session_id uuid) returns boolean
  language sql stable security definer set search_path = ''
as $$
  select exists (
    select from auth.sessions x
    cross join app.session_limits l
    left join app.session_activity a on a.session_id = x.id
    where x.id = session_stands.session_id
      and (x.not_after is null or x.not_after > now())
      and x.created_at > now() - l.absolute
      and coalesce(a.last_active_at, x.created_at) > now() - l.idle)
$$;
revoke all on function app.session_stands from public, anon, authenticated;

create or replace function app.staff_role() returns text
  language sql stable security definer set search_path = ''
as $$
  select role from app.staff
  where user_id = (select auth.uid()) and not blocked
    and app.session_stands(((select auth.jwt()) ->> 'session_id')::uuid)
    and (
      (select auth.jwt()) ->> 'aal' = 'aal2'
      or not exists (select from auth.mfa_factors f where f.user_id = (select auth.uid()) and f.status = 'verified'))
$$;

-- Codes that stand in for a lost second factor, each once. Random, and kept only as slow hashes; those of one set share their salt.
create table app.recovery_codes (
  user_id   uuid not null references auth.users (id) on delete cascade,
  code_hash bytea not null check (octet_length(code_hash) = 32),
  salt      bytea not null check (octet_length(salt) = 16),
  used_at   timestamptz,
  primary key (user_id, code_hash)
);
alter table app.recovery_codes enable row level security;

-- Tries of an account since started_at, counted before a code is looked at.
create table app.recovery_tries (
  user_id    uuid primary key references auth.users (id) on delete cascade,
  tries      integer not null,
  started_at timestamptz not null
);
alter table app.recovery_tries enable row level security;

revoke all on app.session_limits, app.session_activity, app.recovery_codes, app.recovery_tries from public, anon, authenticated;

-- A new password and a second factor's coming and going are noted whichever service wrote them.
create function app.note_password() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.note_audit('password_changed', 'ok', coalesce(app.acting('app.actor')::uuid, new.id), new.id::text, null,
    app.acting_address());
  return null;
end
$$;

create trigger note_password after update of encrypted_password on auth.users
  for each row when (coalesce(old.encrypted_password, '') <> coalesce(new.encrypted_password, ''))
  execute function app.note_password();

-- Only factors that were shown to work once count. Codes go with the last one, unless one of them was just used in its place.
create function app.note_second_factor() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  person   uuid := coalesce(new.user_id, old.user_id);
  actor    uuid := coalesce(app.acting('app.actor')::uuid, person);
  is_rescue boolean := app.acting('app.recovering') is not null;
begin
  if tg_op = 'DELETE' then
    perform app.note_audit('second_factor_removed', 'ok', actor, person::text, case when is_rescue then 'recovery code' end,
      app.acting_address());
    if not is_rescue and not exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified') then
      delete from app.recovery_codes c where c.user_id = person;
    end if;
  else
    perform app.note_audit('second_factor_added', 'ok', actor, person::text, null, app.acting_address());
  end if;
  return null;
end
$$;

create trigger note_second_factor_added after update of status on auth.mfa_factors
  for each row when (old.status <> 'verified' and new.status = 'verified') execute function app.note_second_factor();
create trigger note_second_factor_removed after delete on auth.mfa_factors
  for each row when (old.status = 'verified') execute function app.note_second_factor();
