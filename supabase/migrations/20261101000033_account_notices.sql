-- Mails that tell a person what happened to the account: the password, factors, recovery codes or address changed, or somebody signed in
-- on a new device. They carry no link, so they may wait here until the mail server took them, for two days at most.

create table app.account_notices (
  id      bigint generated always as identity primary key,
  account uuid not null,
  kind    text not null,
  email   text not null check (length(email) <= 320),
  -- Who did it: the person, an administrator, or the operator at the machine.
  actor   text not null check (actor in ('self', 'admin', 'operator')),
  detail  text check (length(detail) <= 700),
  address inet,
  at      timestamptz not null default clock_timestamp(),
  tries   integer not null default 0,
  next_at timestamptz not null default now()
);
create index account_notices_next on app.account_notices (next_at);
alter table app.account_notices enable row level security;
revoke all on app.account_notices from public, anon, authenticated;

insert into app.audit_actions (action, feature, target_kind) values ('address_changed', 'session', 'account');

-- With the row of the audit log, so whoever did it, and whichever service, the person hears of it.
create function app.notify_account() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.account_notices (account, kind, email, actor, detail, address)
  select distinct new.target::uuid, new.action, mailbox,
    case when new.actor_id is null then 'operator' when new.actor_id::text = new.target then 'self' else 'admin' end, new.detail, new.address
  from unnest(array[new.target_email, case when new.action = 'address_changed' then split_part(new.detail, ' to ', 1) end]) mailbox
  where mailbox like '%@%';
  return null;
end
$$;

create trigger notify_account after insert on app.audit_log
  for each row when (
    new.outcome = 'ok' and new.target_kind = 'account' and new.action in ('password_changed', 'second_factor_added',
      'second_factor_removed', 'recovery_codes_made', 'recovery_code_used', 'address_changed'))
  execute function app.notify_account();

create function app.audit_address() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.note_audit('address_changed', 'ok',
    case when app.acting('app.operator') is null then coalesce(app.acting('app.actor')::uuid, new.id) end,
    new.id::text, left(old.email, 240) || ' to ' || left(new.email, 240), app.acting_address());
  return null;
end
$$;

create trigger note_address after update of email on auth.users
  for each row when (old.email <> '' and new.email <> '' and old.email <> new.email and new.deleted_at is null)
  execute function app.audit_address();

-- Somebody signed in where this account never did before. Nothing is sent for an account's first sign-in.
create function app.note_new_device(account uuid, email text, device text, address inet) returns void
  language sql security definer set search_path = ''
as $$
  insert into app.account_notices (account, kind, email, actor, detail, address)
  select note_new_device.account, 'new_device', left(note_new_device.email, 320), 'self', left(device, 300), address
  where (select count(*) from (
    select from app.audit_log l where l.target = note_new_device.account::text and l.action = 'sign_in' and l.outcome = 'ok' limit 2) seen) = 2
$$;
revoke all on function app.notify_account, app.audit_address, app.note_new_device from public, anon, authenticated;
