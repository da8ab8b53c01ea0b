-- An open danger whose conversation is erased waits in the inbox alone, where administrators see to it.
create function app.raise_landed() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  insert into app.staff_notices (kind, subject, roles, raised_at, next_at)
  select 'urgent_text', a.person_id || '/' || a.id, '{admin}', now(), now() from app.landed_alarms a
  where a.conversation_id = old.id and a.level = 'danger' and a.closed_at is null
  on conflict (kind, subject) where settled_at is null do nothing;
  return old;
end
$$;
revoke all on function app.raise_landed from public, anon, authenticated;

create trigger raise_landed before delete on app.conversations for each row execute function app.raise_landed();
