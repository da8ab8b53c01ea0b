-- Texting: what the carrier says of a message, whom the store texts with, who wants no texts, and what staff keep beside it.

create extension if not exists pg_trgm with schema extensions;

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types) values
  ('sms-pictures', 'sms-pictures', false, 10485760, array['image/jpeg', 'image/png', 'image/gif'])
on conflict (id) do nothing;
create policy "administrators read pictures of messages" on storage.objects for select to authenticated
  using (bucket_id = 'sms-pictures' and (select app.staff_role()) = 'admin');

-- One number, and what staff know and decided about it. The counters follow from the messages and are kept by the triggers below.
create table public.sms_people (
  id               uuid primary key default gen_random_uuid(),
  phone            text not null unique check (phone <> ''),
  name             text check (name <> ''),
  language         text check (language in ('en', 'es')),
  assigned_to      uuid references auth.users (id) on delete set null,
  is_done          boolean not null default false,
  snoozed_until    timestamptz,
  opted_out_at     timestamptz,
  opted_out_how    text check (opted_out_how in ('keyword', 'carrier', 'staff')),
  opted_out_by     uuid,
  opted_out_words  text,
  wish_message_id  uuid,
  consent_on       date,
  consent_how      text check (consent_how in ('counter', 'phone', 'form', 'text')),
  consent_note     text,
  consent_by       uuid,
  auto_replied_at  timestamptz,
  version          integer not null default 1,
  created_at       timestamptz not null default now(),
  unread           integer not null default 0,
  last_at          timestamptz,
  last_inbound_at  timestamptz,
  check ((opted_out_at is null) = (opted_out_how is null)),
  check ((consent_on is null) = (consent_how is null) and (consent_on is null) = (consent_by is null)),
  search_text      text not null generated always as (
    translate(lower(coalesce(name, '')), 'áéíóúüñ', 'aeiouun') || ' ' || regexp_replace(phone, '\D', '', 'g')) stored
);
create index sms_people_unread on public.sms_people (last_at desc) where unread > 0;
create index sms_people_wishes on public.sms_people (wish_message_id) where wish_message_id is not null;

alter table public.messages
  add column person_id     uuid references public.sms_people (id),
  -- The carrier's name for it: one row for each.
  add column sid           text unique,
  add column hand_over     text check (hand_over in ('waiting', 'unknown', 'taken', 'refused')),
  add column handed_at     timestamptz,
  add column not_before    timestamptz,
  -- Of a text that waits: not tried before. Of an unknown one: not looked up before.
  add column next_try_at   timestamptz,
  add column carrier_state text,
  add column error_code    integer,
  add column sent_by       uuid,
  add column retry_of      uuid unique references public.messages (id) on delete set null,
  add column search_text   text not null generated always as (translate(lower(body), 'áéíóúüñ', 'aeiouun')) stored,
  add check (hand_over is null or direction = 'outbound');
create index messages_of_person on public.messages (person_id, created_at desc, id);
create index messages_by_words on public.messages using gin (search_text extensions.gin_trgm_ops);
create index messages_to_hand_over on public.messages (not_before, created_at) where hand_over in ('waiting', 'unknown');
create index messages_by_status on public.messages (status, created_at desc, id);
-- The store's own numbers: few, found by jumping from one to the next.
create index messages_by_own_phone on public.messages ((case direction when 'inbound' then to_phone else from_phone end));
create index messages_unread on public.messages (created_at desc, id) where direction = 'inbound' and status <> 'read';

create function app.sms_phone(message public.messages) returns text language sql immutable
  return case message.direction when 'inbound' then message.from_phone else message.to_phone end;

create function app.sms_unread(message public.messages) returns integer language sql immutable
  return (message.direction = 'inbound' and message.status <> 'read')::integer;

-- Who writes a message takes the person's row: what happens to one person happens one after the other.
create function app.sms_find_person() returns trigger language plpgsql set search_path = '' as $$
begin
  select people.id into new.person_id from public.sms_people people where people.phone = app.sms_phone(new) for no key update;
  if new.person_id is null then
    insert into public.sms_people as people (phone) values (app.sms_phone(new))
      on conflict (phone) do update set phone = people.phone returning id into new.person_id;
  end if;
  return new;
end
$$;
create trigger sms_find_person before insert on public.messages for each row execute function app.sms_find_person();

-- A new message takes its thread out of what is done or snoozed when it is the person's.
create function app.sms_count_message() returns trigger language plpgsql set search_path = '' as $$
begin
  update public.sms_people people set
    last_at = greatest(people.last_at, new.created_at),
    last_inbound_at = case new.direction when 'inbound' then greatest(people.last_inbound_at, new.created_at) else people.last_inbound_at end,
    unread = people.unread + app.sms_unread(new),
    is_done = people.is_done and new.direction = 'outbound',
    snoozed_until = case new.direction when 'outbound' then people.snoozed_until end
  where people.id = new.person_id;
  return null;
end
$$;
create trigger sms_count_message after insert on public.messages for each row execute function app.sms_count_message();

create function app.sms_count_change() returns trigger language plpgsql set search_path = '' as $$
begin
  update public.sms_people people set unread = people.unread + app.sms_unread(new) - app.sms_unread(old) where people.id = new.person_id;
  return null;
end
$$;
create trigger sms_count_change after update of status on public.messages for each row
  when (new.status is distinct from old.status) execute function app.sms_count_change();

create function app.sms_count_removal() returns trigger language plpgsql set search_path = '' as $$
begin
  update public.sms_people people set
    unread = people.unread - app.sms_unread(old),
    last_at = (select max(left_over.created_at) from public.messages left_over where left_over.person_id = old.person_id),
    last_inbound_at = (select max(left_over.created_at) from public.messages left_over
      where left_over.person_id = old.person_id and left_over.direction = 'inbound')
  where people.id = old.person_id;
  return null;
end
$$;
create trigger sms_count_removal after delete on public.messages for each row execute function app.sms_count_removal();

-- Messages that were there before.
insert into public.sms_people (phone) select distinct app.sms_phone(messages) from public.messages on conflict do nothing;
update public.messages set person_id = people.id from public.sms_people people where people.phone = app.sms_phone(messages);
update public.sms_people people set last_at = sums.last_at, last_inbound_at = sums.last_inbound_at, unread = sums.unread
  from (
    select person_id, max(created_at) as last_at, max(created_at) filter (where direction = 'inbound') as last_inbound_at,
      sum(app.sms_unread(messages)) as unread
    from public.messages group by person_id
  ) sums where sums.person_id = people.id;
alter table public.messages alter column person_id set not null;

-- Each change of whether somebody may be texted.
create table app.sms_opt_outs (
  id         bigint generated always as identity primary key,
  person_id  uuid not null references public.sms_people (id),
  at         timestamptz not null default now(),
  change     text not null check (change in ('stop', 'start', 'dismissed')),
  how        text not null check (how in ('keyword', 'carrier', 'staff')),
  message_id uuid references public.messages (id) on delete set null,
  by_id      uuid
);
create index sms_opt_outs_of_person on app.sms_opt_outs (person_id, at);

create table app.sms_notes (
  id         uuid primary key default gen_random_uuid(),
  person_id  uuid not null references public.sms_people (id),
  at         timestamptz not null default now(),
  by_id      uuid not null,
  text       text not null check (text <> ''),
  mentions   uuid[] not null default '{}'
);
create index sms_notes_of_person on app.sms_notes (person_id, at);

-- Outbound pictures have no message until their text is sent; inbound ones have the carrier's address until they are read.
create table app.sms_pictures (
  id          uuid primary key default gen_random_uuid(),
  message_id  uuid references public.messages (id) on delete cascade,
  position    integer not null default 0,
  state       text not null check (state in ('waiting', 'stored', 'lost')),
  object_name text unique,
  carrier_url text,
  type        text not null,
  size        integer not null,
  tries       integer not null default 0,
  next_try_at timestamptz not null default now(),
  added_by    uuid,
  added_at    timestamptz not null default now(),
  unique (message_id, carrier_url),
  check ((state = 'stored') = (object_name is not null))
);
create index sms_pictures_of_message on app.sms_pictures (message_id, position);
create index sms_pictures_waiting on app.sms_pictures (next_try_at) where state = 'waiting';

create table app.sms_replies (
  id        uuid primary key default gen_random_uuid(),
  title     text not null check (title <> ''),
  text      text not null check (text <> ''),
  language  text not null check (language in ('en', 'es')),
  position  integer generated always as identity
);
insert into app.sms_replies (title, text, language) values
  ('Order is ready', '{store_name}: Hi {first_name}, your order is ready to pick up. Hours today: {hours_today}.', 'en'),
  ('Please call us', '{store_name}: Hi {first_name}, please call us at {store_phone} when you have a moment.', 'en'),
  ('Hours today', 'Our hours today: {hours_today}. {store_name}, {store_phone}.', 'en'),
  ('Pedido listo', '{store_name}: Hola {first_name}, su pedido esta listo. Horario de hoy: {hours_today}.', 'es'),
  ('Llámenos', '{store_name}: Hola {first_name}, por favor llamenos al {store_phone}.', 'es');

-- Who is looking at a thread, for seconds.
create unlogged table app.sms_presence (
  person_id uuid not null,
  user_id   uuid not null,
  state     text not null check (state in ('viewing', 'typing')),
  until     timestamptz not null,
  primary key (person_id, user_id)
);

-- What the carrier said of a message we do not know yet.
create table app.sms_callbacks (
  sid        text not null,
  state      text not null,
  error_code integer,
  at         timestamptz not null default now(),
  primary key (sid, state)
);
create index sms_callbacks_at on app.sms_callbacks (at);

-- How far the carrier's own list has been read, and when it last called us.
create table app.sms_carrier (
  one             boolean primary key default true check (one),
  caught_up_to    timestamptz,
  last_webhook_at timestamptz,
  last_problem    text,
  last_problem_at timestamptz
);
insert into app.sms_carrier default values;

do $$
declare
  name text;
begin
  foreach name in array array['sms_opt_outs', 'sms_notes', 'sms_pictures', 'sms_replies', 'sms_presence', 'sms_callbacks', 'sms_carrier'] loop
    execute format('alter table app.%I enable row level security', name);
    execute format('revoke all on app.%I from public, anon, authenticated', name);
  end loop;
end
$$;
revoke all on function app.sms_phone, app.sms_unread, app.sms_find_person, app.sms_count_message, app.sms_count_change, app.sms_count_removal
  from public, anon, authenticated;
grant execute on function app.sms_phone, app.sms_unread to service_role;

alter table public.sms_people enable row level security;
revoke all on public.sms_people from public, anon, authenticated;
grant select on public.sms_people to authenticated;
grant all on public.sms_people to service_role;
create policy "administrators read whom the store texts with" on public.sms_people for select to authenticated
  using ((select app.staff_role()) = 'admin');
alter publication supabase_realtime add table public.sms_people;

alter table app.audit_log drop constraint audit_log_action_check;
alter table app.audit_log add constraint audit_log_action_check check (action in (
  'sign_in', 'sign_in_refused', 'session_ended', 'access_refused', 'password_changed', 'second_factor_added', 'second_factor_removed',
  'recovery_codes_made', 'recovery_code_used', 'user_created', 'user_invited', 'user_deleted', 'role_changed', 'user_blocked',
  'user_unblocked', 'password_reset', 'sessions_ended', 'file_read', 'messages_read', 'audit_read', 'audit_exported',
  'cases_listed', 'case_read', 'case_created', 'case_changed', 'case_archived', 'case_note_added', 'case_document_added',
  'case_document_changed', 'case_document_removed', 'case_packet_made', 'sms_sent', 'sms_canceled', 'sms_marked', 'sms_person_changed',
  'sms_opt_out_changed', 'sms_note_added', 'sms_replies_changed'));
