-- What staff took out of a contact because it is another person's: a number, or a request, conversation or thread of texts that was left
-- with a number which several people use. Without a row the number decides (docs/decisions/0053). It goes with what it is about.
create table app.person_parts (
  id               uuid primary key default gen_random_uuid(),
  phone            text unique references app.person_phones (phone) on delete cascade,
  request_id       uuid unique references app.requests (id) on delete cascade,
  conversation_id  uuid unique references app.conversations (id) on delete cascade,
  thread_id        uuid unique references public.sms_people (id) on delete cascade,
  -- Whose it is now, and whose it was.
  person_id        uuid not null references app.people (id) on delete cascade,
  from_id          uuid references app.people (id) on delete set null,
  -- Names of that contact before and after, for an undo.
  before           jsonb not null,
  at               timestamptz not null default clock_timestamp(),
  by_id            uuid not null,
  check (num_nonnulls(phone, request_id, conversation_id, thread_id) = 1)
);
create index person_parts_of_person on app.person_parts (person_id);
create index person_parts_from on app.person_parts (from_id) where from_id is not null;
alter table app.person_parts enable row level security;
revoke all on app.person_parts from public, anon, authenticated;

-- What belongs to one contact by itself, without those merged into it: by its numbers, or because staff said so.
create function app.person_requests(person uuid) returns setof uuid
  language sql stable rows 10 set search_path = '' set enable_seqscan = off
as $$
  select r.id from app.person_phones p join app.requests r on r.phone = p.phone
  where p.person_id = person and not exists (
    select from app.person_parts l where l.request_id = r.id or l.conversation_id = r.conversation_id)
  union all
  select l.request_id from app.person_parts l where l.person_id = person and l.request_id is not null
  union all
  select r.id from app.person_parts l join app.requests r on r.conversation_id = l.conversation_id
  where l.person_id = person and not exists (select from app.person_parts o where o.request_id = r.id)
$$;

create function app.person_callbacks(person uuid) returns setof uuid
  language sql stable rows 5 set search_path = '' set enable_seqscan = off
as $$
  select h.id from app.person_phones p join app.hand_offs h on h.phone = p.phone
  where p.person_id = person and not exists (select from app.person_parts l where l.conversation_id = h.conversation_id)
  union all
  select h.id from app.person_parts l join app.hand_offs h on h.conversation_id = l.conversation_id where l.person_id = person
$$;

create function app.person_threads(person uuid) returns setof uuid
  language sql stable rows 2 set search_path = '' set enable_seqscan = off
as $$
  select s.id from app.person_phones p join public.sms_people s on s.phone = p.phone
  where p.person_id = person and not exists (select from app.person_parts l where l.thread_id = s.id)
  union all
  select l.thread_id from app.person_parts l where l.person_id = person and l.thread_id is not null
$$;

/* Names and the language that belong to a contact by what was left: after something came to it. Staff's word stays. */
create function app.learn_person(person uuid) returns void
  language plpgsql set search_path = '' set enable_seqscan = off
as $$
declare
  root uuid;
begin
  insert into app.person_names (person_id, source, name_key, name, first_at)
  select person, heard.source, app.name_key(heard.name), (array_agg(heard.name order by heard.at))[1], min(heard.at)
  from (
    select 'request' as source, r.name, r.created_at as at from app.person_requests(person) q join app.requests r on r.id = q
    union all select 'callback', h.name, h.created_at from app.person_callbacks(person) q join app.hand_offs h on h.id = q
  ) heard
  where app.name_key(heard.name) is not null
  group by 2, 3 order by min(heard.at) limit 20
  on conflict do nothing;
  update app.people p set
    name = coalesce(p.name, heard.name), name_source = case when p.name is null then heard.source else p.name_source end,
    language = coalesce(p.language, chosen.language),
    language_source = case when p.language is null and chosen.language is not null then 'learned' else p.language_source end
  from (select) one
  left join lateral (
    select n.name, n.source from app.person_names n where n.person_id = person order by n.first_at, n.name_key limit 1) heard on true
  left join lateral (
    select said.language from (
      select r.language, r.created_at as at from app.person_requests(person) q join app.requests r on r.id = q
      union all select h.language, h.created_at from app.person_callbacks(person) q join app.hand_offs h on h.id = q) said
    order by said.at desc limit 1) chosen on true
  where p.id = person returning p.root_id into root;
  perform app.refresh_person(root);
end
$$;

-- What is left in a conversation that is another person's than its number's tells of that person.
create or replace function app.person_left_number() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  part uuid := (select l.person_id from app.person_parts l where l.conversation_id = new.conversation_id);
begin
  if part is null then
    perform app.person_of(new.phone, tg_argv[0], new.name, new.language);
  else
    perform app.person_of(new.phone, tg_argv[0]);
    perform app.learn_person(part);
  end if;
  return null;
end
$$;

create or replace function app.person_texted() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  own    uuid := app.person_of(new.phone, 'text');
  person uuid := coalesce((select l.person_id from app.person_parts l where l.thread_id = new.id), own);
  name   text := case when app.name_key(new.name) is not null then left(new.name, 200) end;
begin
  if tg_op = 'INSERT' and num_nonnulls(new.name, new.language) > 0
    or tg_op = 'UPDATE' and (new.name, new.language) is distinct from (old.name, old.language) then
    perform app.write_person(person, name, new.language);
  end if;
  return null;
end
$$;

create or replace function app.person_language(number text) returns table (language text, is_by_staff boolean)
  language sql stable rows 1 set search_path = ''
as $$
  select m.language, m.language_source = 'staff'
  from app.people own
  join app.people m on m.root_id = own.root_id
  where m.language is not null and own.id = coalesce(
    (select l.person_id from public.sms_people s join app.person_parts l on l.thread_id = s.id where s.phone = number),
    (select p.person_id from app.person_phones p where p.phone = number))
  order by m.language_source = 'staff' desc, m.id <> own.root_id, m.created_at, m.id limit 1
$$;

-- A contact that had nothing else goes with it, and with an undo.
create function app.person_part_gone() returns trigger language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
declare
  root uuid := (select p.root_id from app.people p where p.id = old.person_id);
begin
  delete from app.people d where d.root_id = root
    and not exists (select from app.people m join app.person_phones p on p.person_id = m.id where m.root_id = root)
    and not exists (select from app.people m join app.person_parts l on l.person_id = m.id where m.root_id = root)
    and not exists (select from app.people m join app.person_cases c on c.person_id = m.id where m.root_id = root);
  return null;
end
$$;
create trigger person_part_gone after delete or update of person_id on app.person_parts for each row execute function app.person_part_gone();

revoke all on function app.person_requests, app.person_callbacks, app.person_threads, app.learn_person, app.person_part_gone
  from public, anon, authenticated;

insert into app.audit_actions (action, feature) values
  ('person_number_added', 'people'),
  ('person_number_removed', 'people'),
  ('person_separated', 'people'),
  ('person_separation_undone', 'people');
