-- A text that waits for an answer is a notice of its own kind; its subject is the thread. The triggers follow, a migration for each
-- table: a running server locks these tables in another order.
alter table app.staff_notices drop constraint staff_notices_kind_check;
alter table app.staff_notices add constraint staff_notices_kind_check
  check (kind in ('urgent_text', 'urgent_chat', 'person_wanted', 'visitor_wrote', 'callback', 'text', 'request', 'assigned'));

-- An answer counts once the carrier has it, for texts that came before it.
create function app.settle_answered() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- As an inbound text does: the thread first, so that neither misses the other.
  perform from public.sms_people where id = new.person_id for no key update;
  update app.staff_notices set settled_at = now(), next_at = now()
  where kind = 'text' and subject = new.person_id::text and settled_at is null and not exists (
    select from public.messages m
    where m.person_id = new.person_id and m.direction = 'inbound' and m.created_at > new.created_at);
  return null;
end
$$;
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
