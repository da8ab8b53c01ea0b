-- A text that waits for an answer is a notice of its own kind; its subject is the thread.
alter table app.staff_notices drop constraint staff_notices_kind_check;
alter table app.staff_notices add constraint staff_notices_kind_check
  check (kind in ('urgent_text', 'urgent_chat', 'person_wanted', 'visitor_wrote', 'callback', 'text', 'request', 'assigned'));

drop trigger settle_notices on public.sms_people;
create trigger settle_notices after delete on public.sms_people for each row execute function app.settle_erased('assigned', 'text');

-- A thread that is done, or whose person opted out, waits for nothing.
create trigger settle_waiting after update of is_done, opted_out_at on public.sms_people
  for each row when (new.is_done or new.opted_out_at is not null) execute function app.settle_erased('text');

-- An answer counts once the carrier has it, for texts that came before it.
create function app.settle_answered() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update app.staff_notices set settled_at = now(), next_at = now()
  where kind = 'text' and subject = new.person_id::text and settled_at is null and not exists (
    select from public.messages m
    where m.person_id = new.person_id and m.direction = 'inbound' and m.created_at > new.created_at);
  return null;
end
$$;
create trigger settle_answered after update of hand_over on public.messages
  for each row when (new.direction = 'outbound' and new.sent_by is not null and new.hand_over = 'taken' and old.hand_over is distinct from 'taken')
  execute function app.settle_answered();

revoke all on function app.settle_answered from public, anon, authenticated;

-- The subject of an urgent text names its thread, too: a notice opens it.
create or replace function app.settle_erased() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  update app.staff_notices set settled_at = now(), next_at = now()
  where (subject = any (array[old.id::text, 'requests/' || old.id, 'sms/' || old.id]) or right(subject, 37) = '/' || old.id)
    and kind = any (tg_argv) and settled_at is null;
  return null;
end
$$;
update app.staff_notices n set subject = a.person_id || '/' || a.id
from app.sms_alarms a where n.kind = 'urgent_text' and n.subject = a.id::text and n.settled_at is null;

-- Whichever server closes the alarm: an older one knows only the alarm's own id.
create trigger settle_closed after update of closed_at on app.sms_alarms
  for each row when (new.closed_at is not null) execute function app.settle_erased('urgent_text');
