-- The name by which colleagues know an account. People are shown by name everywhere; addresses stay where accounts are managed.

alter table app.staff add column name text;

-- 1 to 60 characters, without controls, line breaks, directions or invisible characters.
create function app.is_name(name text) returns boolean
  language sql immutable set search_path = ''
as $$
  select char_length(name) between 1 and 60 and name = btrim(name)
    and name !~ '[\u0001-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\u3164\ufeff\uffa0\ufff9-\ufffb]'
$$;

-- Names that accounts brought along so far.
update app.staff s set name = known.name from (
  select u.id, btrim(coalesce(nullif(btrim(u.raw_user_meta_data ->> 'name'), ''), u.raw_user_meta_data ->> 'full_name')) as name
  from auth.users u) known
where known.id = s.user_id and app.is_name(known.name);

alter table app.staff add constraint staff_name check (app.is_name(name));

-- dana.okafor+rx@pharmacy.example is Dana Okafor.
create function app.name_in_address(email text) returns text
  language sql immutable set search_path = ''
as $$
  select left(coalesce(
    nullif(btrim(initcap(regexp_replace(regexp_replace(split_part(email, '@', 1), '(.)\+.*$', '\1'), '[._]+', ' ', 'g'))), ''),
    nullif(split_part(email, '@', 1), '')), 60)
$$;

-- As before, with the name: as it is now, or was when the account was deleted.
create or replace function app.identity_of(account uuid) returns table (name text, email text, role text)
  language sql stable security definer rows 1 set search_path = ''
as $$
  select found.name, found.email, found.role from (
    (select 1 as place, s.name, nullif(u.email, '') as email, s.role
      from auth.users u left join app.staff s on s.user_id = u.id
      where u.id = identity_of.account and u.deleted_at is null)
    union all
    (select 2, k.name, k.email, k.role from app.known_identities k
      where k.account = identity_of.account order by k.until desc limit 1)) found
  order by found.place limit 1
$$;

create or replace function app.remember_identity() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.known_identities (account, until, name, email, role)
  select old.id, clock_timestamp(), s.name, nullif(old.email, ''), s.role
  from (select old.id as id) gone left join app.staff s on s.user_id = gone.id;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

-- How people see an account, a deleted one too; null if nothing is known of it.
create function app.person_name(account uuid) returns text
  language sql stable security definer set search_path = ''
as $$ select coalesce(i.name, app.name_in_address(i.email)) from app.identity_of(account) i $$;

create function app.person(account uuid) returns jsonb
  language sql stable security definer set search_path = ''
as $$ select case when account is not null then jsonb_build_object('id', account, 'name', app.person_name(account)) end $$;
revoke all on function app.is_name, app.name_in_address, app.identity_of, app.remember_identity, app.person_name, app.person
  from public, anon, authenticated;

-- As before, and the name of a staff member is a mirror of app.staff too, whatever a user writes there.
create or replace function app.mirror_role() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  truth    app.staff;
  reserved text;
begin
  select * into truth from app.staff where user_id = new.id;
  for reserved in
    select key from jsonb_object_keys(coalesce(new.raw_user_meta_data, '{}')) as key
    where lower(btrim(normalize(key, nfkc))) in ('role', 'roles', 'is_admin', 'blocked', 'app_role')
      or (truth.user_id is not null and key in ('name', 'full_name'))
  loop
    new.raw_user_meta_data := new.raw_user_meta_data - reserved;
  end loop;
  if truth.role is not null then
    new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}') || jsonb_build_object('role', truth.role);
  end if;
  if truth.name is not null then
    new.raw_user_meta_data := new.raw_user_meta_data || jsonb_build_object('name', truth.name);
  end if;
  return new;
end
$$;

create trigger push_name after update of name on app.staff
  for each row when (old.name is distinct from new.name) execute function app.push_role();

-- Who gave which account a name. The detail says the old and the new one.
insert into app.audit_actions (action, feature, target_kind) values ('name_changed', 'users', 'account');

create function app.audit_name() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.note_audit('name_changed', 'ok',
    case when app.acting('app.operator') is null then coalesce(app.acting('app.actor')::uuid, new.user_id) end,
    new.user_id::text, coalesce(old.name, app.name_in_address((select u.email from auth.users u where u.id = new.user_id))) || ' to '
      || coalesce(new.name, app.name_in_address((select u.email from auth.users u where u.id = new.user_id))),
    app.acting_address());
  return null;
end
$$;
revoke all on function app.audit_name from public, anon, authenticated;

create trigger note_name after update of name on app.staff
  for each row when (old.name is distinct from new.name) execute function app.audit_name();
