-- Passkeys are factors of the type webauthn. Each challenge is answered once, within minutes (Web Authentication, section 13.4.3).

create table if not exists auth.webauthn_challenges (
  id             uuid primary key default gen_random_uuid(),
  user_id        uuid references auth.users (id) on delete cascade,
  challenge_type text not null check (challenge_type in ('signup', 'registration', 'authentication')),
  session_data   jsonb not null,
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null
);
create index if not exists webauthn_challenges_user_id on auth.webauthn_challenges (user_id);
create index if not exists webauthn_challenges_expires_at on auth.webauthn_challenges (expires_at);

create unique index if not exists mfa_factors_credential
  on auth.mfa_factors ((web_authn_credential ->> 'id')) where factor_type = 'webauthn';

alter table auth.webauthn_challenges owner to supabase_auth_admin;
alter table auth.webauthn_challenges enable row level security;
