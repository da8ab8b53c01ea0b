-- Why each session ended, for the screen that still shows it. The audit log has the same reason, but not the session, and screens never read it.
-- No references: a row outlives its session and account for a week.

create table app.session_ends (
  session_id uuid primary key,
  user_id    uuid not null,
  reason     text not null check (length(reason) <= 200),
  ended_at   timestamptz not null default now()
);
create index session_ends_ended_at on app.session_ends (ended_at);
alter table app.session_ends enable row level security;
revoke all on app.session_ends from public, anon, authenticated;

create function app.remember_session_end() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.session_ends (session_id, user_id, reason)
  values (old.id, old.user_id, left(coalesce(app.acting('auth.session_end'), app.session_end_of(old)), 200))
  on conflict (session_id) do nothing;
  return null;
end
$$;
revoke all on function app.remember_session_end from public, anon, authenticated;

create trigger remember_session_end after delete on auth.sessions
  for each row execute function app.remember_session_end();
