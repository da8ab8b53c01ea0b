-- The roles that Supabase provides. Run as supabase_admin, the superuser; everything later runs as postgres, which is none.

do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon',                   'nologin noinherit'),
      ('authenticated',          'nologin noinherit'),
      ('service_role',           'nologin noinherit bypassrls'),
      ('authenticator',          'nologin noinherit'),
      ('supabase_auth_admin',    'nologin noinherit createrole'),
      ('supabase_storage_admin', 'nologin noinherit createrole'),
      ('postgres',               'login createdb createrole replication bypassrls')
    ) as roles (name, attributes)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.attributes);
    end if;
  end loop;
end
$$;

grant anon, authenticated, service_role to authenticator, postgres, supabase_storage_admin;
grant supabase_auth_admin, supabase_storage_admin to postgres;
grant create, connect, temporary on database postgres to postgres;

create schema if not exists extensions;
grant usage on schema extensions to postgres, anon, authenticated, service_role;
grant create on schema extensions to postgres;

-- What a migration makes in public is open to the API's roles; row level security decides about rows.
grant usage on schema public to anon, authenticated, service_role;
grant all on schema public to postgres;
alter default privileges for role postgres in schema public
  grant all on tables to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on sequences to postgres, anon, authenticated, service_role;
alter default privileges for role postgres in schema public
  grant all on functions to postgres, anon, authenticated, service_role;

-- Changes of the tables in this publication are sent to subscribers. Migrations add tables to it.
do $$
begin
  if not exists (select from pg_publication where pubname = 'supabase_realtime') then
    create publication supabase_realtime;
  end if;
end
$$;
alter publication supabase_realtime owner to postgres;

-- What the start looks at as postgres: which base files ran, and whether each table still has its file.
grant usage on schema supabase_base to postgres;
grant select on supabase_base.schema_migrations to postgres;
grant execute on function pg_stat_file(text, boolean) to postgres;
