-- Who and what each row of the audit log is about, as it was then: renamed and deleted accounts stay readable. Sign-ins in steps, and why
-- sessions end.

-- What the target of an action is. Uuid kinds: account, case, contact, conversation, callback, question, reply.
alter table app.audit_actions add column target_kind text;
update app.audit_actions set target_kind = case
  when feature in ('session', 'users') and action <> 'access_refused' then 'account'
  when action = 'access_refused' then 'page'
  when action = 'file_read' then 'file'
  when feature = 'shoes' then 'case'
  when action = 'sms_replies_changed' then 'reply'
  when feature = 'sms' then 'contact'
  when action = 'hand_off_marked' then 'callback'
  when action = 'question_settled' then 'question'
  when feature = 'conversations' then 'conversation'
end;
insert into app.audit_actions (action, feature, target_kind) values
  ('factor_awaited', 'session', 'account'),
  ('password_check_refused', 'session', 'account'),
  ('reset_requested', 'session', 'account'),
  ('messages_counted', 'sms', 'list'),
  ('live_messages_read', 'sms', 'list'),
  ('bucket_listed', 'uploads', 'bucket');

alter table app.audit_log
  -- What the hash covers. Null: rows from before, without the columns below.
  add column form         smallint,
  add column actor_name   text check (length(actor_name) <= 200),
  add column actor_email  text check (length(actor_email) <= 320),
  add column actor_role   text check (length(actor_role) <= 40),
  add column target_kind  text,
  add column target_name  text check (length(target_name) <= 200),
  add column target_email text check (length(target_email) <= 320),
  -- The browser's own words, shortened.
  add column device       text check (length(device) <= 300);

alter table app.audit_pending
  add column actor_name   text,
  add column actor_email  text,
  add column actor_role   text,
  add column target_kind  text,
  add column target_name  text,
  add column target_email text,
  add column device       text;

-- Who an account was until a moment: for rows from before, and for accounts that are gone.
create table app.known_identities (
  account uuid not null,
  until   timestamptz not null,
  name    text,
  email   text,
  role    text,
  primary key (account, until)
);
alter table app.known_identities enable row level security;
revoke all on app.known_identities from public, anon, authenticated;

-- As far as the log and today's accounts tell. Of accounts that were deleted before, only the role is left.
insert into app.known_identities (account, until, email, role)
select u.id, now(), nullif(u.email, ''), s.role
from auth.users u left join app.staff s on s.user_id = u.id where u.deleted_at is null
union all
select distinct on (l.target, l.at) l.target::uuid, l.at, nullif(u.email, ''), split_part(l.detail, ' to ', 1)
from app.audit_log l left join auth.users u on u.id::text = l.target and u.deleted_at is null
where l.action in ('role_changed', 'user_deleted') and l.detail is not null
  and l.target ~ '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$';

create function app.remember_identity() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.known_identities (account, until, email, role)
  values (old.id, clock_timestamp(), nullif(old.email, ''), (select s.role from app.staff s where s.user_id = old.id));
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

create trigger remember_deleted_identity before delete on auth.users
  for each row when (old.deleted_at is null) execute function app.remember_identity();
create trigger remember_erased_identity before update of deleted_at on auth.users
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function app.remember_identity();

-- An account as it is now, or was when it was deleted.
create function app.identity_of(account uuid) returns table (name text, email text, role text)
  language sql stable security definer rows 1 set search_path = ''
as $$
  select found.name, found.email, found.role from (
    (select 1 as place, null::text as name, nullif(u.email, '') as email, s.role
      from auth.users u left join app.staff s on s.user_id = u.id
      where u.id = identity_of.account and u.deleted_at is null)
    union all
    (select 2, k.name, k.email, k.role from app.known_identities k
      where k.account = identity_of.account order by k.until desc limit 1)) found
  order by found.place limit 1
$$;
revoke all on function app.remember_identity, app.identity_of from public, anon, authenticated;

-- Form 2 covers the identities too.
create or replace function app.audit_hash(entry app.audit_log) returns bytea
  language sql immutable set search_path = ''
as $$
  select sha256(entry.previous_hash || convert_to(
    case when entry.form is null then jsonb_build_array(
      entry.seq, (extract(epoch from entry.at) * 1000000)::bigint, entry.action, entry.outcome, entry.actor_id, entry.target, entry.detail,
      host(entry.address))
    else jsonb_build_array(
      entry.seq, (extract(epoch from entry.at) * 1000000)::bigint, entry.action, entry.outcome, entry.actor_id, entry.target, entry.detail,
      host(entry.address), entry.form, entry.actor_name, entry.actor_email, entry.actor_role, entry.target_kind, entry.target_name,
      entry.target_email, entry.device)
    end::text, 'UTF8'))
$$;

create or replace function app.seal_audit_row() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  head app.audit_head;
begin
  if not exists (select from app.audit_actions known where known.action = new.action) then
    raise exception 'violates the check constraint on audit_log.action: app.audit_actions has no action "%"', new.action
      using errcode = 'check_violation';
  end if;
  select * into head from app.audit_head for update;
  new.seq := head.seq + 1;
  new.at := clock_timestamp();
  new.form := 2;
  new.previous_hash := head.hash;
  new.hash := app.audit_hash(new);
  update app.audit_head set seq = new.seq, hash = new.hash;
  return new;
end
$$;

create or replace function app.record_audit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.audit_log (action, outcome, actor_id, target, detail, address, actor_name, actor_email, actor_role, target_kind, target_name,
    target_email, device)
  values (new.action, new.outcome, new.actor_id, new.target, new.detail, new.address, new.actor_name, new.actor_email, new.actor_role,
    new.target_kind, new.target_name, new.target_email, new.device);
  delete from app.audit_pending where id = new.id;
  return null;
end
$$;

-- Notes who and what it is about at once: at commit an account may be gone.
drop function app.note_audit(text, text, uuid, text, text, inet);
create function app.note_audit(
  action text, outcome text, actor_id uuid, target text default null, detail text default null, address inet default null,
  device text default null
) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  uuid_shape constant text := '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$';
  kind  text := (select known.target_kind from app.audit_actions known where known.action = note_audit.action);
  actor record;
  named record;
begin
  select * into actor from app.identity_of(note_audit.actor_id);
  select * into named from app.identity_of(
    case when kind = 'account' and note_audit.target ~ uuid_shape then note_audit.target::uuid end);
  if target is null then kind := null;
  elsif kind not in ('page', 'file', 'bucket', 'list') and target !~ uuid_shape then kind := 'list';
  end if;
  insert into app.audit_pending (action, outcome, actor_id, target, detail, address, actor_name, actor_email, actor_role, target_kind,
    target_name, target_email, device)
  values (action, outcome, actor_id, left(target, 2000), left(detail, 500), address, left(actor.name, 200), left(actor.email, 320),
    left(actor.role, 40), kind, left(named.name, 200), left(named.email, 320), left(device, 300));
end
$$;
revoke all on function app.note_audit from public, anon, authenticated;

-- Sessions whose account has a second factor that was not shown yet. No reference: the trigger below deletes from it itself.
create table app.unfinished_sign_ins (session_id uuid primary key);
alter table app.unfinished_sign_ins enable row level security;
revoke all on app.unfinished_sign_ins from public, anon, authenticated;

-- A password or link alone is no sign-in where a second factor is due: that is the next step, when the session is raised.
create or replace function app.audit_session() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  if tg_op = 'DELETE' then
    perform app.audit_session_end(old);
  elsif tg_op = 'UPDATE' then
    delete from app.unfinished_sign_ins where session_id = new.id;
    if found then
      perform app.note_audit('sign_in', 'ok', new.user_id, new.user_id::text, 'second factor',
        coalesce(app.acting_address(), new.ip), new.user_agent);
    end if;
  elsif new.aal is distinct from 'aal2'
    and exists (select from auth.mfa_factors f where f.user_id = new.user_id and f.status = 'verified') then
    insert into app.unfinished_sign_ins (session_id) values (new.id);
    perform app.note_audit('factor_awaited', 'ok', new.user_id, new.user_id::text, null, new.ip, new.user_agent);
  else
    perform app.note_audit('sign_in', 'ok', new.user_id, new.user_id::text, null, new.ip, new.user_agent);
  end if;
  return null;
end
$$;

create trigger note_raised_session after update of aal on auth.sessions
  for each row when (old.aal is distinct from 'aal2' and new.aal = 'aal2') execute function app.audit_session();

-- Why a session ends: what the server says (auth.session_end), or what the rows show. A reason that a machine has names no actor.
create function app.audit_session_end(ended auth.sessions) returns void
  language plpgsql security definer set search_path = ''
as $$
declare
  own    constant text[] := array['signed out', 'signed out everywhere', 'password changed', 'replaced'];
  reason text := coalesce(app.acting('auth.session_end'), app.session_end_of(ended));
  actor  uuid := coalesce(app.acting('app.actor')::uuid, case when reason = any (own) then ended.user_id end);
begin
  delete from app.unfinished_sign_ins where session_id = ended.id;
  if found then
    reason := reason || ', second factor not given';
  end if;
  perform app.note_audit('session_ended', 'ok', actor, ended.user_id::text, reason,
    case when actor is not null then app.acting_address() end, ended.user_agent);
end
$$;

create function app.session_end_of(ended auth.sessions) returns text
  language sql stable security definer set search_path = ''
as $$
  select case
    when not exists (select from auth.users u where u.id = ended.user_id and u.deleted_at is null) then 'account deleted'
    when exists (select from app.staff s where s.user_id = ended.user_id and s.blocked)
      or exists (select from auth.users u where u.id = ended.user_id and u.banned_until > now()) then 'account blocked'
    when exists (
      select from app.session_limits l left join app.session_activity a on a.session_id = ended.id
      where ended.not_after <= now() or ended.created_at <= now() - l.absolute
        or coalesce(a.last_active_at, ended.created_at) <= now() - l.idle) then 'over its limit'
    when app.acting('app.actor') is distinct from ended.user_id::text and app.acting('app.actor') is not null then 'ended by an administrator'
    else 'signed out'
  end
$$;
revoke all on function app.audit_session_end, app.session_end_of from public, anon, authenticated;
