-- One contact for each person: names and where they came from, numbers, languages. What was left with a number is found by the number, so
-- requests, callbacks, texts and conversations keep their rows as they are, and merging two contacts moves no row (docs/decisions/0053).

-- A name as it is compared: no case, accents or spare spaces; "Torres, Ana" is Ana Torres. Null when nothing is left.
create function app.name_key(name text) returns text
  language sql immutable strict parallel safe set search_path = ''
as $$
  select nullif(btrim(regexp_replace(regexp_replace(app.search_form(name), '^\s*([^,]+),\s*([^,]+)$', '\2 \1'), '\s+', ' ', 'g')), '')
$$;

-- A number that staff typed in any usual spelling, US by default. Null unless it is certain.
create function app.e164(typed text) returns text
  language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when typed ~ '^\s*\+' and digits ~ '^[1-9]\d{6,14}$' then '+' || digits
    when digits ~ '^[2-9]\d{9}$' then '+1' || digits
    when digits ~ '^1[2-9]\d{9}$' then '+' || digits
  end from (select regexp_replace(typed, '\D', '', 'g') as digits) typed_digits
$$;

create table app.people (
  id                uuid primary key default gen_random_uuid(),
  -- The contact it was merged into; the last one of that chain, or itself.
  merged_into       uuid references app.people (id),
  root_id           uuid not null,
  -- Its own. A merge changes none of these, so an undo has nothing to put back.
  name              text check (char_length(name) between 1 and 200),
  name_source       text check (name_source in ('staff', 'request', 'callback', 'conversation', 'text')),
  -- Of automatic texts. Staff's choice wins over what the person chose.
  language          text check (language in ('en', 'es')),
  language_source   text check (language_source in ('staff', 'learned')),
  -- A language tag (BCP 47).
  spoken_language   text check (spoken_language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$'),
  needs_interpreter boolean not null default false,
  -- Who may know of it: 1 left a request (all roles), 2 a callback or conversation (pharmacists), 3 only texts (administrators).
  reach             smallint not null check (reach between 1 and 3),
  version           integer not null default 1,
  created_at        timestamptz not null default now(),
  -- By staff.
  edited_at         timestamptz,
  -- Of a contact that stands for others too: of all of them.
  shown_name        text,
  shown_reach       smallint not null check (shown_reach between 1 and 3),
  -- No name sorts last.
  sort_key          text collate "C" not null generated always as (coalesce(app.name_key(shown_name), U&'\+10FFFF')) stored,
  check ((name is null) = (name_source is null)),
  check ((language is null) = (language_source is null)),
  check ((merged_into is null) = (root_id = id))
);
-- The list, for each role.
create index people_by_name on app.people (sort_key, id) where merged_into is null;
create index people_by_name_of_pharmacists on app.people (sort_key, id) where merged_into is null and shown_reach <= 2;
create index people_by_name_of_all on app.people (sort_key, id) where merged_into is null and shown_reach <= 1;
create index people_members on app.people (root_id, id);

create table app.person_phones (
  -- E.164. A number is one person's.
  phone      text primary key check (phone ~ '^\+[1-9]\d{6,14}$'),
  person_id  uuid not null references app.people (id) on delete cascade,
  reach      smallint not null check (reach between 1 and 3),
  -- The staff member who added it; null: the person used it.
  added_by   uuid,
  added_at   timestamptz not null default now()
);
create index person_phones_of_person on app.person_phones (person_id);
create index person_phones_by_digits on app.person_phones using gin (phone extensions.gin_trgm_ops);

-- The names a person was given, each with where from. Staff's is one.
create table app.person_names (
  person_id  uuid not null references app.people (id) on delete cascade,
  source     text not null check (source in ('staff', 'request', 'callback', 'conversation', 'text')),
  name_key   text not null,
  name       text not null check (char_length(name) between 1 and 200),
  first_at   timestamptz not null default now(),
  primary key (person_id, source, name_key)
);
create index person_names_by_key on app.person_names (name_key);
create index person_names_by_words on app.person_names using gin (name_key extensions.gin_trgm_ops);

-- Each merge, and what came along with it. Staff can undo it.
create table app.person_merges (
  id         uuid primary key default gen_random_uuid(),
  kept_id    uuid not null references app.people (id) on delete cascade,
  merged_id  uuid not null references app.people (id) on delete cascade,
  moved      uuid[] not null,
  -- The names and languages of those moved, by id.
  before     jsonb not null,
  at         timestamptz not null,
  by_id      uuid not null,
  undone_at  timestamptz,
  undone_by  uuid,
  check ((undone_at is null) = (undone_by is null))
);
create unique index person_merges_standing on app.person_merges (merged_id) where undone_at is null;
create index person_merges_of_kept on app.person_merges (kept_id);
create index person_merges_of_moved on app.person_merges using gin (moved);

-- Staff said whose shoe case this is (null: none of our contacts). Without a row, number and name decide.
create table app.person_cases (
  case_id    uuid primary key references public.dme_shoe_cases (id) on delete cascade,
  person_id  uuid references app.people (id) on delete cascade,
  by_id      uuid not null,
  at         timestamptz not null default now()
);
create index person_cases_of_person on app.person_cases (person_id) where person_id is not null;

-- Numbers of rows that were deleted: the contacts may have nothing left. A job looks, and empties it.
create table app.person_checks (
  phone  text primary key
);

-- What is found by a number.
create index requests_of_phone_by_time on app.requests (phone, created_at desc, id);
drop index app.requests_of_phone;
create index hand_offs_of_phone on app.hand_offs (phone, created_at desc, id);
create index dme_shoe_cases_of_phone on public.dme_shoe_cases (app.e164(patient_phone)) where app.e164(patient_phone) is not null;

create function app.reach_of(source text) returns smallint
  language sql immutable parallel safe set search_path = ''
as $$ select case source when 'request' then 1 when 'text' then 3 else 2 end::smallint $$;

-- These keep their plans for as long as a connection lasts. One made while a table is new would read all of it from then on, hence no
-- sequential scans.

-- Works out what a contact shows from all that were merged into it: its own name first, then that of the oldest.
create function app.refresh_person(root uuid) returns void
  language sql set search_path = '' set enable_seqscan = off
as $$
  update app.people r set shown_name = all_of.name, shown_reach = all_of.reach
  from (
    select min(m.reach) as reach,
      (array_agg(m.name order by m.id <> root, m.created_at, m.id) filter (where m.name is not null))[1] as name
    from app.people m where m.root_id = root
  ) all_of
  where r.id = root and (r.shown_name is distinct from all_of.name or r.shown_reach <> all_of.reach)
$$;

/*
 * The contact of a number, made at its first use, and what it says of the person: a name, and the language the person chose. The first name
 * stays until staff write another one. Its own contact, also when that was merged: root_id says into which.
 */
create function app.person_of(number text, source text, said_name text default null, chosen text default null) returns uuid
  language plpgsql set search_path = '' set enable_seqscan = off
as $$
declare
  person    uuid;
  root      uuid;
  now_reach smallint := app.reach_of(source);
  key       text := app.name_key(said_name);
begin
  loop
    select p.person_id into person from app.person_phones p where p.phone = number;
    exit when person is not null;
    person := gen_random_uuid();
    insert into app.people (id, root_id, reach, shown_reach) values (person, person, now_reach, now_reach);
    insert into app.person_phones (phone, person_id, reach) values (number, person, now_reach) on conflict (phone) do nothing;
    exit when found;
    -- Another transaction was first, and has committed.
    delete from app.people where id = person;
  end loop;
  update app.person_phones set reach = now_reach where phone = number and reach > now_reach;
  if key is not null then
    -- A number that gives a new name each time fills no table.
    insert into app.person_names (person_id, source, name_key, name)
      select person, source, key, said_name
      where (select count(*) from app.person_names n where n.person_id = person) < 20
      on conflict do nothing;
  end if;
  update app.people p set
    name = coalesce(p.name, case when key is not null then said_name end),
    name_source = case when p.name is null and key is not null then source else p.name_source end,
    language = case when p.language_source = 'staff' then p.language else coalesce(chosen, p.language) end,
    language_source = case when p.language_source is null and chosen is not null then 'learned' else p.language_source end,
    reach = least(p.reach, now_reach)
  where p.id = person and (
    (p.name is null and key is not null) or p.reach > now_reach
    or (chosen is not null and p.language_source is distinct from 'staff' and p.language is distinct from chosen))
  returning p.root_id into root;
  if root is not null then
    perform app.refresh_person(root);
  end if;
  return person;
end
$$;

/* What staff wrote of one number's contact: null takes it back, and what the person said counts again. */
create function app.write_person(person uuid, staff_name text, staff_language text) returns void
  language plpgsql set search_path = '' set enable_seqscan = off
as $$
declare
  root uuid;
begin
  delete from app.person_names n where n.person_id = person and n.source = 'staff';
  insert into app.person_names (person_id, source, name_key, name)
    select person, 'staff', app.name_key(staff_name), staff_name where app.name_key(staff_name) is not null;
  update app.people p set
    name = coalesce(staff_name, heard.name),
    name_source = case when staff_name is null then heard.source else 'staff' end,
    language = case when staff_language is null and p.language_source = 'staff' then null else coalesce(staff_language, p.language) end,
    language_source = case
      when staff_language is not null then 'staff' when p.language_source = 'staff' then null else p.language_source end
  from (select) one left join lateral (
    select n.name, n.source from app.person_names n where n.person_id = person and n.source <> 'staff'
    order by n.first_at, n.name_key limit 1) heard on true
  where p.id = person returning p.root_id into root;
  perform app.refresh_person(root);
end
$$;

-- The languages of a number's person, after all merges: staff's choice first. No row for a number that no one has.
create function app.person_language(number text) returns table (language text, is_by_staff boolean)
  language sql stable rows 1 set search_path = ''
as $$
  select m.language, m.language_source = 'staff'
  from app.person_phones p
  join app.people own on own.id = p.person_id
  join app.people m on m.root_id = own.root_id
  where p.phone = number and m.language is not null
  order by m.language_source = 'staff' desc, m.id <> own.root_id, m.created_at, m.id limit 1
$$;

/*
 * Shoe cases of a contact and all merged into it, on sure evidence only: staff said so, or the same number and the same name
 * (docs/decisions/0053).
 */
create function app.cases_of_person(root uuid) returns setof uuid
  language sql stable rows 5 set search_path = '' set enable_seqscan = off
as $$
  select l.case_id from app.people m join app.person_cases l on l.person_id = m.id where m.root_id = root
  union
  select c.id
  from app.people m
  join app.person_phones p on p.person_id = m.id
  join public.dme_shoe_cases c on app.e164(c.patient_phone) = p.phone
  where m.root_id = root and not exists (select from app.person_cases l where l.case_id = c.id)
    and exists (
      select from app.people o join app.person_names n on n.person_id = o.id
      where o.root_id = root and n.name_key = app.name_key(c.patient_name))
$$;

-- In the transaction that stores the number, also when an older server stores it.
create function app.person_left_number() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.person_of(new.phone, tg_argv[0], new.name, new.language);
  return null;
end
$$;
create trigger person_left_number after insert on app.requests
  for each row execute function app.person_left_number('request');
create trigger person_left_number after insert or update of phone, name, language on app.hand_offs
  for each row execute function app.person_left_number('callback');

-- Names and languages of texting are staff's. Short codes and sender names are no people.
create function app.person_texted() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  person uuid := app.person_of(new.phone, 'text');
  name   text := case when app.name_key(new.name) is not null then left(new.name, 200) end;
begin
  if tg_op = 'INSERT' and num_nonnulls(new.name, new.language) > 0
    or tg_op = 'UPDATE' and (new.name, new.language) is distinct from (old.name, old.language) then
    perform app.write_person(person, name, new.language);
  end if;
  return null;
end
$$;
create trigger person_texted after insert on public.sms_people
  for each row when (new.phone ~ '^\+[1-9]\d{6,14}$') execute function app.person_texted();
create trigger person_texted_first after update of last_at on public.sms_people
  for each row when (old.last_at is null and new.last_at is not null and new.phone ~ '^\+[1-9]\d{6,14}$') execute function app.person_texted();
create trigger person_renamed after update of name, language on public.sms_people
  for each row when ((new.name, new.language) is distinct from (old.name, old.language) and new.phone ~ '^\+[1-9]\d{6,14}$')
  execute function app.person_texted();

create function app.person_lost_row() returns trigger language plpgsql security definer set search_path = '' set enable_seqscan = off as $$
begin
  insert into app.person_checks (phone) select p.phone from app.person_phones p where p.phone = old.phone on conflict do nothing;
  return null;
end
$$;
create trigger person_lost_row after delete on app.requests for each row execute function app.person_lost_row();
create trigger person_lost_row after delete or update of phone, name on app.hand_offs for each row execute function app.person_lost_row();
create trigger person_lost_row after delete on public.sms_people for each row execute function app.person_lost_row();

-- Everyone who is known so far, in one pass.
with heard as materialized (
  select phone, 'text' as source, name, language, created_at as at from public.sms_people where phone ~ '^\+[1-9]\d{6,14}$'
  union all select phone, 'request', name, language, created_at from app.requests
  union all select phone, 'callback', name, language, created_at from app.hand_offs
), numbers as materialized (
  select phone, gen_random_uuid() as id, min(app.reach_of(source)) as reach, min(at) as at,
    (array_agg(name order by source = 'text' desc, at) filter (where app.name_key(name) is not null))[1] as name,
    (array_agg(case source when 'text' then 'staff' else source end order by source = 'text' desc, at)
      filter (where app.name_key(name) is not null))[1] as name_source,
    (array_agg(language order by source = 'text' desc, at desc) filter (where language is not null))[1] as language,
    (array_agg(case source when 'text' then 'staff' else 'learned' end order by source = 'text' desc, at desc)
      filter (where language is not null))[1] as language_source
  from heard group by phone
), made as (
  insert into app.people (id, root_id, name, name_source, language, language_source, reach, created_at, shown_name, shown_reach)
  select id, id, left(name, 200), name_source, language, language_source, reach, at, left(name, 200), reach from numbers
), phones as (
  insert into app.person_phones (phone, person_id, reach, added_at) select phone, id, reach, at from numbers
)
insert into app.person_names (person_id, source, name_key, name, first_at)
select distinct on (n.id, 2, 3) n.id, case h.source when 'text' then 'staff' else h.source end, app.name_key(left(h.name, 200)), left(h.name, 200), h.at
from heard h join numbers n on n.phone = h.phone where app.name_key(left(h.name, 200)) is not null
order by n.id, 2, 3, h.at;

analyze app.people, app.person_phones, app.person_names;

do $$
declare
  name text;
begin
  foreach name in array array['people', 'person_phones', 'person_names', 'person_merges', 'person_cases', 'person_checks'] loop
    execute format('alter table app.%I enable row level security', name);
    execute format('revoke all on app.%I from public, anon, authenticated', name);
  end loop;
end
$$;
revoke all on function app.name_key, app.e164, app.reach_of, app.refresh_person, app.person_of, app.write_person, app.person_language,
  app.cases_of_person, app.person_left_number, app.person_texted, app.person_lost_row from public, anon, authenticated;
grant execute on function app.name_key, app.e164 to service_role;

insert into app.audit_actions (action, feature) values
  ('people_listed', 'people'),
  ('person_read', 'people'),
  ('person_changed', 'people'),
  ('people_merged', 'people'),
  ('people_merge_undone', 'people'),
  ('person_case_linked', 'people');
