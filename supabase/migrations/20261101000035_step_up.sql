-- Who changes how an account signs in shows the password or a passkey again, which is noted, and so is a new address.

insert into app.audit_actions (action, feature, target_kind) values
  ('identity_confirmed', 'session', 'account'),
  ('email_changed', 'session', 'account');

create function app.audit_email() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  perform app.note_audit('email_changed', 'ok',
    case when app.acting('app.operator') is null then coalesce(app.acting('app.actor')::uuid, new.id) end,
    new.id::text, 'before: ' || old.email, app.acting_address());
  return null;
end
$$;
revoke all on function app.audit_email from public, anon, authenticated;

create trigger note_new_email after update of email on auth.users
  for each row when (old.email <> '' and new.email <> '' and old.email <> new.email and new.deleted_at is null)
  execute function app.audit_email();
