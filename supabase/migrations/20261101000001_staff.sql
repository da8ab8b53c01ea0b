-- Staff and their roles: the truth every policy and the server decide by.
-- Nothing here is granted to the roles browsers use; they learn only their own role, through app.staff_role().

create schema app;
grant usage on schema app to anon, authenticated, service_role;

create table app.staff (
  user_id     uuid primary key references auth.users (id) on delete cascade,
  role        text not null check (role in ('employee', 'pharmacist', 'admin')),
  blocked     boolean not null default false,
  created_at  timestamptz not null default now(),
  updated_at  timestamptz not null default now(),
  updated_by  uuid references auth.users (id) on delete set null
);
alter table app.staff enable row level security;

-- The role of whoever asks, or null for visitors and blocked staff. Policies use this and nothing else.
create function app.staff_role() returns text
  language sql stable security definer set search_path = ''
as $$
  select role from app.staff where user_id = (select auth.uid()) and not blocked
$$;

-- The browser shows its screens by user_metadata.role. That value is a mirror of app.staff, whatever a user writes there:
-- keys that look like a role (after Unicode folding) are taken out, then the true role is put in.
create function app.mirror_role() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  true_role text := (select role from app.staff where user_id = new.id);
  reserved  text;
begin
  for reserved in
    select key from jsonb_object_keys(coalesce(new.raw_user_meta_data, '{}')) as key
    where lower(btrim(normalize(key, nfkc))) in ('role', 'roles', 'is_admin', 'blocked', 'app_role')
  loop
    new.raw_user_meta_data := new.raw_user_meta_data - reserved;
  end loop;
  if true_role is not null then
    new.raw_user_meta_data := coalesce(new.raw_user_meta_data, '{}') || jsonb_build_object('role', true_role);
  end if;
  return new;
end
$$;

create trigger mirror_role
  before insert or update of raw_user_meta_data on auth.users
  for each row execute function app.mirror_role();

-- A change of staff reaches the mirror at once.
create function app.push_role() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update auth.users set raw_user_meta_data = coalesce(raw_user_meta_data, '{}')
    where id = coalesce(new.user_id, old.user_id);
  return null;
end
$$;

create trigger push_role
  after insert or update of role or delete on app.staff
  for each row execute function app.push_role();

-- One-time links that make the first administrator. Only a hash is kept.
create table app.setup_links (
  token_hash bytea primary key,
  expires_at timestamptz not null
);
alter table app.setup_links enable row level security;

revoke all on all tables in schema app from public, anon, authenticated;
