-- Notices to staff: what waits for them, whom it was told to and how (docs/decisions/0054). No row has a name, a number or a word about health.
-- The server alone reads and writes them.

create table app.staff_notices (
  id         uuid primary key default gen_random_uuid(),
  kind       text not null check (kind in ('urgent_text', 'person_wanted', 'visitor_wrote', 'callback', 'request', 'assigned')),
  -- What waits, by an id of the feature that raised it.
  subject    text not null check (length(subject) between 1 and 100),
  -- Whom it is for: one person, or everyone with one of these roles.
  roles      text[] not null default '{}',
  user_id    uuid,
  raised_at  timestamptz not null default now(),
  -- The latest promise, if there is one.
  due_at     timestamptz,
  -- How many steps of the escalation are done.
  step       smallint not null default 0 check (step between 0 and 4),
  -- When the leader looks at it again; null: there is nothing left to do.
  next_at    timestamptz default now(),
  -- Someone said that they see to it.
  taken_at   timestamptz,
  taken_by   uuid,
  settled_at timestamptz,
  check (user_id is not null or roles <> '{}'),
  check ((taken_at is null) = (taken_by is null))
);
-- One open notice for each thing.
create unique index staff_notices_open on app.staff_notices (kind, subject) where settled_at is null;
create index staff_notices_next on app.staff_notices (next_at) where next_at is not null;
create index staff_notices_settled on app.staff_notices (settled_at) where settled_at is not null;

-- A browser on a device whose owner wants notices there (RFC 8030). It ends with the account, and with the session unless only a limit
-- ended that.
create table app.push_subscriptions (
  id         uuid primary key default gen_random_uuid(),
  user_id    uuid not null references auth.users (id) on delete cascade,
  -- No reference: it outlives a session that a limit ended.
  session_id uuid not null,
  endpoint   text not null unique check (length(endpoint) <= 1000),
  p256dh     bytea not null check (octet_length(p256dh) = 65),
  auth       bytea not null check (octet_length(auth) = 16),
  -- The server's key it was made for: a push service refuses others.
  key_id     text not null check (length(key_id) <= 50),
  language   text not null check (language in ('en', 'es')),
  device     text not null default '' check (length(device) <= 300),
  created_at timestamptz not null default now(),
  -- The owner's last visit with it.
  renewed_at timestamptz not null default now(),
  -- Since when the push service has refused or failed; null: it works.
  failing_since timestamptz
);
create index push_subscriptions_user on app.push_subscriptions (user_id);

-- One row for each person, channel and device of a notice: none is sent twice.
create table app.notice_deliveries (
  id              bigint generated always as identity primary key,
  notice_id       uuid not null references app.staff_notices (id) on delete cascade,
  user_id         uuid not null,
  channel         text not null check (channel in ('app', 'push', 'mail')),
  subscription_id uuid references app.push_subscriptions (id) on delete set null,
  -- Which device, also after its subscription ended; all zeros for other channels.
  device_id       uuid not null default '00000000-0000-0000-0000-000000000000',
  step            smallint not null,
  -- unknown: handed over, and the server stopped before it heard the answer. It is not sent again.
  state           text not null check (state in ('waiting', 'sending', 'sent', 'failed', 'unknown', 'dropped')),
  attempts        integer not null default 0,
  next_at         timestamptz not null default now(),
  at              timestamptz not null default now(),
  sent_at         timestamptz,
  read_at         timestamptz,
  -- What the other end said, without its text.
  outcome         text check (length(outcome) <= 100),
  unique (notice_id, user_id, channel, device_id)
);
create index notice_deliveries_waiting on app.notice_deliveries (channel, next_at) where state in ('waiting', 'sending');
create index notice_deliveries_of_user on app.notice_deliveries (user_id, id desc) where channel = 'app';
create index notice_deliveries_of_device on app.notice_deliveries (subscription_id) where subscription_id is not null;

-- What each person wants. Without a row: everything.
create table app.notice_choices (
  user_id    uuid primary key references auth.users (id) on delete cascade,
  language   text not null check (language in ('en', 'es')),
  -- Switched off, as `kind.channel`.
  off        text[] not null default '{}',
  -- Between these times of the store's day only urgent texts are pushed and mailed.
  quiet_from text check (quiet_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_to   text check (quiet_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  check ((quiet_from is null) = (quiet_to is null))
);

-- Changes with what any list of notices shows, so that open screens read again.
create table app.notice_head (
  only_row boolean primary key default true check (only_row),
  revision bigint not null default 0
);
insert into app.notice_head default values;

-- The key that signs for push services (RFC 8292), where several servers share a database. An embedded one has a file.
create table app.push_keys (
  only_row    boolean primary key default true check (only_row),
  private_key bytea not null check (octet_length(private_key) = 32)
);

alter table app.staff_notices enable row level security;
alter table app.push_subscriptions enable row level security;
alter table app.notice_deliveries enable row level security;
alter table app.notice_choices enable row level security;
alter table app.notice_head enable row level security;
alter table app.push_keys enable row level security;
revoke all on app.staff_notices, app.push_subscriptions, app.notice_deliveries, app.notice_choices, app.notice_head, app.push_keys
  from public, anon, authenticated;

-- A subscription shows nothing personal, so a screen that only locked keeps it. Any other end of a session takes its own; an end of many,
-- such as a sign-out everywhere, also those whose session a limit had ended before.
create function app.end_push_with_session() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  reason text := coalesce(app.acting('auth.session_end'), app.session_end_of(old));
begin
  if exists (
    select from app.session_limits l left join app.session_activity a on a.session_id = old.id
    where reason = 'over its limit' or old.created_at <= now() - l.absolute + interval '5 seconds'
      or coalesce(a.last_active_at, old.created_at) <= now() - l.idle + interval '5 seconds') then
    return null;
  end if;
  delete from app.push_subscriptions p
  where p.user_id = old.user_id and (p.session_id = old.id
    or (reason not in ('signed out', 'replaced', 'opened only to check who it is')
      and not exists (select from auth.sessions x where x.id = p.session_id)));
  return null;
end
$$;
create trigger end_push after delete on auth.sessions for each row execute function app.end_push_with_session();

-- A block, a lower role, or the end of being staff.
create function app.end_push_with_role() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  ranks constant text[] := array['employee', 'pharmacist', 'admin'];
begin
  if tg_op = 'DELETE' or (new.blocked and not old.blocked)
    or array_position(ranks, new.role) < array_position(ranks, old.role) then
    delete from app.push_subscriptions where user_id = old.user_id;
  end if;
  return null;
end
$$;
create trigger end_push after update of role, blocked or delete on app.staff
  for each row execute function app.end_push_with_role();

create function app.end_push_with_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  delete from app.push_subscriptions where user_id = new.id;
  return null;
end
$$;
create trigger end_push after update of banned_until, deleted_at on auth.users
  for each row when (
    (new.banned_until is not null and new.banned_until is distinct from old.banned_until)
    or (new.deleted_at is not null and old.deleted_at is null))
  execute function app.end_push_with_account();

-- What is erased waits for no one.
create function app.settle_erased() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update app.staff_notices set settled_at = now(), next_at = now()
  where subject = old.id::text and kind = any (tg_argv) and settled_at is null;
  return null;
end
$$;
create trigger settle_notices after delete on app.hand_offs for each row execute function app.settle_erased('callback');
create trigger settle_notices after delete on app.requests for each row execute function app.settle_erased('request', 'assigned');
create trigger settle_notices after delete on app.sms_alarms for each row execute function app.settle_erased('urgent_text');
create trigger settle_notices after delete on app.conversations for each row execute function app.settle_erased('person_wanted', 'visitor_wrote');
create trigger settle_notices after delete on public.sms_people for each row execute function app.settle_erased('assigned');

revoke all on function app.end_push_with_session, app.end_push_with_role, app.end_push_with_account, app.settle_erased
  from public, anon, authenticated;

insert into app.audit_actions (action, feature) values
  ('notice_taken', 'notices'), ('notice_choices_changed', 'notices'), ('push_switched', 'notices');
