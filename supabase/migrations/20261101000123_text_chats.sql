-- A conversation that goes on by text is the person's of its number, from their YES on (docs/decisions/0055).
create view app.confirmed_legs with (security_invoker = true) as
  select l.conversation_id, l.phone, l.consent_id
  from app.conversations_by_text l join app.text_consents c on c.id = l.consent_id where c.confirmed_at is not null;
revoke all on app.confirmed_legs from public, anon, authenticated;

-- Those of one contact by itself, as app.person_callbacks.
create function app.person_legs(person uuid) returns table (conversation_id uuid, phone text, consent_id uuid)
  language sql stable rows 2 set search_path = '' set enable_seqscan = off
as $$
  select l.* from app.person_phones p join app.confirmed_legs l on l.phone = p.phone
  where p.person_id = person and not exists (select from app.person_parts o where o.conversation_id = l.conversation_id)
  union all
  select l.* from app.person_parts o join app.confirmed_legs l on l.conversation_id = o.conversation_id where o.person_id = person
$$;

-- Pharmacists see the number in the conversation. The language of the form counts where none is known.
create function app.person_confirmed_texts() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  perform app.person_of(new.phone, 'conversation', null, case
    when not exists (select from app.person_language(new.phone))
      and not exists (select from app.person_parts o where o.conversation_id = new.subject) then new.language end);
  return null;
end
$$;
create trigger person_confirmed_texts after update of confirmed_at on app.text_consents for each row
  when (old.confirmed_at is null and new.confirmed_at is not null and new.purpose = 'conversation' and new.channel = 'chat')
  execute function app.person_confirmed_texts();

create trigger person_lost_row after delete on app.conversations_by_text for each row execute function app.person_lost_row();

do $$
declare
  leg record;
begin
  for leg in select l.phone, c.language from app.confirmed_legs l join app.text_consents c on c.id = l.consent_id order by c.asked_at loop
    perform app.person_of(leg.phone, 'conversation', null,
      case when not exists (select from app.person_language(leg.phone)) then leg.language end);
  end loop;
end
$$;

revoke all on function app.person_legs, app.person_confirmed_texts from public, anon, authenticated;
