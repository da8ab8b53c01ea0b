-- Staff who can act now: not blocked here, nor banned or deleted where the accounts are.

create view app.acting_staff with (security_invoker = true) as
  select s.user_id, s.role, u.email, u.confirmed_at
  from app.staff s join auth.users u on u.id = s.user_id
  where not s.blocked and u.deleted_at is null and coalesce(u.banned_until <= now(), true);

revoke all on app.acting_staff from public, anon, authenticated;
