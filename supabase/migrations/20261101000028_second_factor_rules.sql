-- From when each role needs a second factor. Administrators do two weeks after the installation or update; others when they are told to.

create table app.second_factor_rules (
  role          text primary key check (role in ('admin', 'pharmacist', 'employee')),
  required_from timestamptz not null
);
alter table app.second_factor_rules enable row level security;
revoke all on app.second_factor_rules from public, anon, authenticated;

insert into app.second_factor_rules (role, required_from) values ('admin', now() + interval '14 days');

insert into app.audit_actions (action, feature) values ('second_factor_rules_changed', 'users');

-- As before; and who lacks a required second factor has no role until it is set up.
create or replace function app.staff_role() returns text
  language sql stable security definer set search_path = ''
as $$
  select role from app.staff s
  where s.user_id = (select auth.uid()) and not s.blocked
    and app.session_stands(((select auth.jwt()) ->> 'session_id')::uuid)
    and case
      when exists (select from auth.mfa_factors f where f.user_id = (select auth.uid()) and f.status = 'verified')
        then (select auth.jwt()) ->> 'aal' = 'aal2'
      else not exists (select from app.second_factor_rules r where r.role = s.role and r.required_from <= now())
    end
$$;
