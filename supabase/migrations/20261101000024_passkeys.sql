-- A passkey is a second factor of the type webauthn. Its coming and going are noted as such.

create or replace function app.audit_second_factor() returns trigger
  language plpgsql security definer set search_path = ''
as $$
declare
  person uuid := coalesce(new.user_id, old.user_id);
  actor  uuid := case when app.acting('app.operator') is null then coalesce(app.acting('app.actor')::uuid, person) end;
  kind   text := case when coalesce(new.factor_type, old.factor_type)::text = 'webauthn' then 'passkey' end;
begin
  if tg_op = 'DELETE' then
    perform app.note_audit('second_factor_removed', 'ok', actor, person::text, kind, app.acting_address());
    if not exists (select from auth.mfa_factors f where f.user_id = person and f.status = 'verified') then
      delete from app.recovery_codes c where c.user_id = person;
    end if;
  else
    perform app.note_audit('second_factor_added', 'ok', actor, person::text, kind, app.acting_address());
  end if;
  return null;
end
$$;
