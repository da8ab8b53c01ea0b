-- An answer that failed is none: its thread waits again, unless an alarm or its conversation says so. As the inbox shows it.
create function app.raise_failed_answer() returns trigger
  language plpgsql security definer set search_path = ''
as $$
begin
  -- As app.settle_answered: the thread first.
  perform from public.sms_people where id = new.person_id for no key update;
  insert into app.staff_notices (kind, subject, roles, raised_at, next_at)
  select 'text', p.id::text, '{admin}', now(), now() from public.sms_people p
  where p.id = new.person_id and not p.is_done and p.opted_out_at is null
    and exists (
      select from public.messages m
      where m.person_id = p.id and m.direction = 'inbound' and m.created_at > coalesce(greatest(p.settled_at, (
        select max(o.created_at) from public.messages o
        where o.person_id = p.id and o.direction = 'outbound' and o.sent_by is not null and o.status <> 'failed'
          and (o.not_before is null or o.not_before <= now()))), '-infinity'))
    and not exists (
      select from app.sms_alarms a where a.person_id = p.id and a.level = 'danger' and a.closed_at is null)
    and not exists (
      select from app.confirmed_legs l join app.staff_notices n on n.subject = l.conversation_id::text
      where l.phone = p.phone and n.kind in ('person_wanted', 'visitor_wrote') and n.settled_at is null)
  on conflict (kind, subject) where settled_at is null do nothing;
  return null;
end
$$;
revoke all on function app.raise_failed_answer from public, anon, authenticated;

create trigger raise_failed_answer after update of status on public.messages
  for each row when (new.direction = 'outbound' and new.sent_by is not null and new.status = 'failed' and old.status is distinct from 'failed')
  execute function app.raise_failed_answer();
