-- Staff who have set up a second factor have no role until this session has shown it: a password alone opens nothing of theirs.

create or replace function app.staff_role() returns text
  language sql stable security definer set search_path = ''
as $$
  select role from app.staff
  where user_id = (select auth.uid()) and not blocked
    and (
      (select auth.jwt()) ->> 'aal' = 'aal2'
      or not exists (select from auth.mfa_factors f where f.user_id = (select auth.uid()) and f.status = 'verified'))
$$;
