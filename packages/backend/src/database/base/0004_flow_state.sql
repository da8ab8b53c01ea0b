-- Links that lead back with a code instead of a session (PKCE, RFC 7636). auth_code holds a SHA-256 hash, never a code.

do $$
begin
  if to_regtype('auth.code_challenge_method') is null then
    create type auth.code_challenge_method as enum ('s256', 'plain');
  end if;
end
$$;

create table if not exists auth.flow_state (
  id                     uuid primary key,
  user_id                uuid references auth.users (id) on delete cascade,
  auth_code              text unique,
  code_challenge_method  auth.code_challenge_method,
  code_challenge         text,
  provider_type          text not null,
  provider_access_token  text,
  provider_refresh_token text,
  created_at             timestamptz,
  updated_at             timestamptz,
  authentication_method  text not null,
  auth_code_issued_at    timestamptz
);
create index if not exists flow_state_user on auth.flow_state (user_id, authentication_method);
create index if not exists flow_state_created_at on auth.flow_state (created_at desc);

alter table auth.flow_state owner to supabase_auth_admin;
alter table auth.flow_state enable row level security;
