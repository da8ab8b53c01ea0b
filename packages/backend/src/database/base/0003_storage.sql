-- The storage schema with the columns that Supabase uses. Rows say what is stored; the bytes lie in the data folder.

create schema if not exists storage authorization supabase_storage_admin;
grant usage on schema storage to postgres, anon, authenticated, service_role;

do $$
begin
  if to_regtype('storage.buckettype') is null then
    create type storage.buckettype as enum ('STANDARD', 'ANALYTICS');
  end if;
end
$$;

create table if not exists storage.buckets (
  id                 text primary key,
  name               text not null unique,
  owner              uuid,
  owner_id           text,
  public             boolean default false,
  avif_autodetection boolean default false,
  file_size_limit    bigint,
  allowed_mime_types text[],
  type               storage.buckettype not null default 'STANDARD',
  created_at         timestamptz default now(),
  updated_at         timestamptz default now()
);

-- The byte order of names ("C") lets the unique index serve listings by prefix.
create table if not exists storage.objects (
  id               uuid primary key default gen_random_uuid(),
  bucket_id        text references storage.buckets (id),
  name             text collate "C",
  owner            uuid,
  owner_id         text,
  version          text,
  metadata         jsonb,
  user_metadata    jsonb,
  path_tokens      text[] generated always as (string_to_array(name, '/')) stored,
  created_at       timestamptz default now(),
  updated_at       timestamptz default now(),
  last_accessed_at timestamptz default now()
);
create unique index if not exists bucketid_objname on storage.objects (bucket_id, name);

-- The folders of an object's name: 'a/b/c.png' gives {a,b}.
create or replace function storage.foldername(name text) returns text[]
  language sql immutable set search_path = ''
as $$
  select (string_to_array(name, '/'))[1:cardinality(string_to_array(name, '/')) - 1]
$$;

-- The last part of an object's name: 'a/b/c.png' gives 'c.png'.
create or replace function storage.filename(name text) returns text
  language sql immutable set search_path = ''
as $$
  select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;

-- What follows the last dot of an object's name: 'a/b/c.png' gives 'png'.
create or replace function storage.extension(name text) returns text
  language sql immutable set search_path = ''
as $$
  select reverse(split_part(reverse(storage.filename(name)), '.', 1))
$$;

alter table storage.buckets owner to supabase_storage_admin;
alter table storage.objects owner to supabase_storage_admin;
alter table storage.buckets enable row level security;
alter table storage.objects enable row level security;
grant all on storage.buckets, storage.objects to anon, authenticated, service_role, postgres;
