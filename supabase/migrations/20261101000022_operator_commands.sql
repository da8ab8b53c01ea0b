-- The commands of the operator at the machine (npm run rx -- user …). Each writes one row with the machine's user and the reason; what the
-- tables' triggers write beside it names no actor, since nobody of the staff acted.

insert into app.audit_actions (action, feature) values ('operator_command', 'users');

-- As before, but without an actor while app.operator is set.
create or replace function app.audit_password() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.note_audit('password_changed', 'ok',
    case when app.acting('app.operator') is null then coalesce(app.acting('app.actor')::uuid, new.id) end,
    new.id::text, null, app.acting_address());
  return null;
end
$$;

create or replace function app.audit_second_factor() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
  actor  uuid := case when app.acting('app.operator') is null then coalesce(app.acting('app.actor')::uuid, person) end;
begin
  if tg_op = 'DELETE' then
    perform app.note_audit('second_factor_removed', 'ok', actor, person::text, null, app.acting_address());
    if not exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified') then
      delete from app.recovery_codes c where c.user_id = person;
    end if;
  else
    perform app.note_audit('second_factor_added', 'ok', actor, person::text, null, app.acting_address());
  end if;
  return null;
end
$$;
