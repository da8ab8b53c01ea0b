-- The audit log: append-only, each row sealed with the hash of the one before. Rows say who did what to what, when and from where,
-- never the content. What the database can see itself it notes itself, in the action's own transaction: no note, no action.

create table app.audit_log (
  seq           bigint primary key,
  at            timestamptz not null,
  action        text not null check (action in (
    'sign_in', 'sign_in_refused', 'session_ended', 'access_refused', 'password_changed', 'second_factor_added', 'second_factor_removed',
    'recovery_codes_made', 'recovery_code_used', 'user_created', 'user_invited', 'user_deleted', 'role_changed', 'user_blocked',
    'user_unblocked', 'password_reset', 'sessions_ended', 'file_read', 'messages_read', 'audit_read', 'audit_exported')),
  outcome       text not null check (outcome in ('ok', 'refused')),
  -- No references: rows outlive the accounts they are about.
  actor_id      uuid,
  target        text check (length(target) <= 2000),
  detail        text check (length(detail) <= 500),
  address       inet,
  previous_hash bytea not null check (octet_length(previous_hash) = 32),
  hash          bytea not null check (octet_length(hash) = 32)
);
create index audit_log_at on app.audit_log (at);
create index audit_log_actor on app.audit_log (actor_id, seq);
create index audit_log_target on app.audit_log (target, seq);
create index audit_log_action on app.audit_log (action, seq);
alter table app.audit_log enable row level security;

-- The last row's number and hash. Writers wait for each other here, so the chain has no forks and no gaps.
create table app.audit_head (
  only_row boolean primary key default true check (only_row),
  seq      bigint not null,
  hash     bytea not null
);
alter table app.audit_head enable row level security;
insert into app.audit_head (seq, hash) values (0, sha256(''));

-- What a row's hash is made of: the hash before, and every value in an order and spelling that no setting changes.
create function app.audit_hash(entry app.audit_log) returns bytea
  language sql immutable set search_path = ''
as $$
  select sha256(entry.previous_hash || convert_to(jsonb_build_array(
    entry.seq, (extract(epoch from entry.at) * 1000000)::bigint, entry.action, entry.outcome, entry.actor_id, entry.target, entry.detail,
    host(entry.address))::text, 'UTF8'))
$$;

create function app.seal_audit_row() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  head app.audit_head;
begin
  select * into head from app.audit_head for update;
  new.seq := head.seq + 1;
  new.at := clock_timestamp();
  new.previous_hash := head.hash;
  new.hash := app.audit_hash(new);
  update app.audit_head set seq = new.seq, hash = new.hash;
  return new;
end
$$;

create trigger seal_audit_row before insert on app.audit_log
  for each row execute function app.seal_audit_row();

create function app.refuse_audit_change() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end
$$;

create trigger refuse_audit_change before update or delete on app.audit_log
  for each row execute function app.refuse_audit_change();
create trigger refuse_audit_truncate before truncate on app.audit_log
  for each statement execute function app.refuse_audit_change();

-- Notes of a transaction wait here until it commits. Only then is the chain's head locked, as the last lock of all: writers wait for each
-- other for as long as a commit takes, and no two can wait for each other in a circle.
create table app.audit_pending (
  id       bigint generated always as identity primary key,
  action   text not null,
  outcome  text not null,
  actor_id uuid,
  target   text,
  detail   text,
  address  inet
);
alter table app.audit_pending enable row level security;

create function app.record_audit() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.audit_log (action, outcome, actor_id, target, detail, address)
  values (new.action, new.outcome, new.actor_id, new.target, new.detail, new.address);
  delete from app.audit_pending where id = new.id;
  return null;
end
$$;

create constraint trigger record_audit after insert on app.audit_pending
  deferrable initially deferred for each row execute function app.record_audit();

-- Notes something in the transaction that does it. A note that cannot be written undoes the transaction.
create function app.note_audit(
  action text, outcome text, actor_id uuid, target text default null, detail text default null, address inet default null
) returns void
  language sql security definer set search_path = ''
as $$
  insert into app.audit_pending (action, outcome, actor_id, target, detail, address)
  values (action, outcome, actor_id, left(target, 2000), left(detail, 500), address)
$$;

-- What the server says about its transaction, with set_config(name, value, true): app.actor is the member of staff who acts, app.address
-- from where, auth.session_end why sessions end that nobody signed out of.
create function app.acting(setting text) returns text
  language sql stable set search_path = ''
as $$ select nullif(current_setting(setting, true), '') $$;

-- Without the zone that a link-local address may carry.
create function app.acting_address() returns inet
  language sql stable set search_path = ''
as $$ select nullif(split_part(current_setting('app.address', true), '%', 1), '')::inet $$;

-- A sign-in is a session's first row, whichever service wrote it; its end is the row's end.
create function app.note_session() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  reason text := app.acting('auth.session_end');
  actor  uuid := app.acting('app.actor')::uuid;
begin
  if tg_op = 'INSERT' then
    perform app.note_audit('sign_in', 'ok', new.user_id, new.user_id::text, null, new.ip);
  elsif reason is not null then
    perform app.note_audit('session_ended', 'ok', null, old.user_id::text, reason);
  else
    perform app.note_audit('session_ended', 'ok', coalesce(actor, old.user_id), old.user_id::text, null, app.acting_address());
  end if;
  return null;
end
$$;

create trigger note_session after insert or delete on auth.sessions
  for each row execute function app.note_session();

alter table app.staff add column version integer not null default 1;

create function app.count_staff_version() returns trigger
  language plpgsql set search_path = ''
as $$
begin
  new.version := old.version + 1;
  new.updated_at := now();
  return new;
end
$$;

create trigger count_staff_version before update of role, blocked on app.staff
  for each row execute function app.count_staff_version();

create function app.note_staff() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  actor   uuid := app.acting('app.actor')::uuid;
  address inet := app.acting_address();
  person  text := coalesce(new.user_id, old.user_id)::text;
begin
  if tg_op = 'INSERT' then
    perform app.note_audit('user_created', 'ok', actor, person, new.role, address);
  elsif tg_op = 'DELETE' then
    perform app.note_audit('user_deleted', 'ok', actor, person, old.role, address);
  else
    if new.role <> old.role then
      perform app.note_audit('role_changed', 'ok', actor, person, old.role || ' to ' || new.role, address);
    end if;
    if new.blocked <> old.blocked then
      perform app.note_audit(case when new.blocked then 'user_blocked' else 'user_unblocked' end, 'ok', actor, person, null, address);
    end if;
  end if;
  return null;
end
$$;

create trigger note_staff after insert or update of role, blocked or delete on app.staff
  for each row execute function app.note_staff();

revoke all on app.audit_log, app.audit_head, app.audit_pending from public, anon, authenticated;
revoke all on function app.note_audit, app.audit_hash, app.acting, app.acting_address from public, anon, authenticated;
