-- Who agreed to which texts, in which words, and who took it back: the history of a phone (domain facts 2, H9). One row each time someone
-- was asked. Triggers write it, so that it is complete whichever version of the server takes a form, a STOP or a note of staff.

create table app.text_consents (
  id            uuid primary key default gen_random_uuid(),
  -- E.164.
  phone         text not null check (phone <> ''),
  purpose       text not null check (purpose in ('conversation', 'request', 'callback', 'reminders')),
  -- The conversation, request or callback that the words were about; null: all of the purpose.
  subject       uuid,
  channel       text not null check (channel in ('chat', 'request', 'callback', 'text', 'staff')),
  -- As the person saw them; null where staff recorded what was said.
  words         text check (char_length(words) between 1 and 2000),
  -- Names the words: the same words have the same version.
  words_version text generated always as (left(md5(words), 12)) stored,
  language      text check (language in ('en', 'es')),
  -- Of a record by staff: how the person agreed, in which words of theirs, and who wrote it down.
  how           text check (how in ('counter', 'phone', 'form', 'text')),
  note          text check (char_length(note) <= 500),
  by_id         uuid,
  asked_at      timestamptz not null,
  -- With a second question by text: until when the answer counts.
  confirm_by    timestamptz,
  confirmed_at  timestamptz,
  withdrawn_at  timestamptz,
  withdrawn_how text check (withdrawn_how in ('stop', 'staff', 'person', 'replaced')),
  withdrawn_by  uuid,
  created_at    timestamptz not null default now(),
  check ((channel = 'staff') = (by_id is not null and how is not null)),
  check (channel = 'staff' or words is not null),
  check (confirm_by is not null or confirmed_at is not null),
  check ((withdrawn_at is null) = (withdrawn_how is null)),
  check ((withdrawn_how is not distinct from 'staff') or withdrawn_by is null)
);
create index text_consents_of_phone on app.text_consents (phone, asked_at);
create index text_consents_of_subject on app.text_consents (subject) where subject is not null;
create index text_consents_over on app.text_consents (coalesce(withdrawn_at, confirm_by)) where withdrawn_at is not null or confirmed_at is null;

alter table app.text_consents enable row level security;
revoke all on app.text_consents from public, anon, authenticated;

-- A visitor ticked the box beside the phone of a callback. Asking again replaces what the form before said.
create function app.consent_of_callback() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.text_consent, new.phone, new.created_at) is not distinct from (old.text_consent, old.phone, old.created_at) then
    return null;
  end if;
  update app.text_consents set withdrawn_at = new.created_at, withdrawn_how = 'replaced'
    where subject = new.id and purpose = 'callback' and withdrawn_at is null;
  if new.text_consent is not null then
    insert into app.text_consents (phone, purpose, subject, channel, words, language, asked_at, confirmed_at)
      values (new.phone, 'callback', new.id, 'callback', new.text_consent, new.language, new.created_at, new.created_at);
  end if;
  return null;
end
$$;
create trigger consent_of_callback after insert or update of text_consent, phone, created_at on app.hand_offs
  for each row execute function app.consent_of_callback();

-- A visitor ticked the box beside the phone of a request.
create function app.consent_of_request() returns trigger language plpgsql set search_path = '' as $$
begin
  insert into app.text_consents (phone, purpose, subject, channel, words, language, asked_at, confirmed_at)
    values (new.phone, 'request', new.id, 'request', left(new.consent_words, 2000), new.language, new.consent_at, new.consent_at);
  return null;
end
$$;
create trigger consent_of_request after insert on app.requests
  for each row when (new.consent_at is not null) execute function app.consent_of_request();

-- STOP ends all that was agreed before it. START brings back what the last STOP ended, unless it was agreed again since.
create function app.consent_of_opt_out() returns trigger language plpgsql set search_path = '' as $$
declare
  number text;
  ended  timestamptz;
begin
  select people.phone into number from public.sms_people people where people.id = new.person_id;
  if new.change = 'stop' then
    update app.text_consents set withdrawn_at = new.at, withdrawn_how = case new.how when 'staff' then 'staff' else 'stop' end,
        withdrawn_by = case new.how when 'staff' then new.by_id end
      where phone = number and withdrawn_at is null and asked_at <= new.at;
  elsif new.change = 'start' then
    select max(withdrawn_at) into ended from app.text_consents where phone = number and withdrawn_how in ('stop', 'staff');
    insert into app.text_consents (phone, purpose, subject, channel, words, language, how, note, by_id, asked_at, confirmed_at)
      select distinct on (c.purpose, c.subject) c.phone, c.purpose, c.subject,
        case when c.channel = 'staff' then 'staff' else 'text' end, c.words, c.language, c.how, c.note, c.by_id, new.at, new.at
      from app.text_consents c
      where c.phone = number and c.withdrawn_at = ended and c.withdrawn_how in ('stop', 'staff') and c.confirmed_at is not null
        and not exists (select from app.text_consents live
          where live.phone = c.phone and live.purpose = c.purpose and live.subject is not distinct from c.subject and live.withdrawn_at is null)
      order by c.purpose, c.subject, c.asked_at desc;
  end if;
  return null;
end
$$;
create trigger consent_of_opt_out after insert on app.sms_opt_outs for each row execute function app.consent_of_opt_out();

-- What staff note in the inbox is about texts in general: answers and reminders.
create function app.consent_of_person() returns trigger language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.consent_on, new.consent_how, new.consent_note) is not distinct from (old.consent_on, old.consent_how, old.consent_note) then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.consent_on is not null then
    update app.text_consents set withdrawn_at = now(), withdrawn_how = case when new.consent_on is null then 'staff' else 'replaced' end
      where phone = new.phone and channel = 'staff' and purpose in ('conversation', 'reminders') and withdrawn_at is null;
  end if;
  if new.consent_on is not null then
    insert into app.text_consents (phone, purpose, channel, language, how, note, by_id, asked_at, confirmed_at)
      select new.phone, purpose, 'staff', new.language, new.consent_how, nullif(left(new.consent_note, 500), ''), new.consent_by, agreed.at, agreed.at
      from unnest(array['conversation', 'reminders']) purpose,
        (select least(now(), new.consent_on::timestamp at time zone 'UTC' + interval '12 hours') as at) agreed;
  end if;
  return null;
end
$$;
create trigger consent_of_person after insert or update of consent_on, consent_how, consent_note on public.sms_people
  for each row execute function app.consent_of_person();
revoke all on function app.consent_of_callback, app.consent_of_request, app.consent_of_opt_out, app.consent_of_person from public, anon, authenticated;

-- What was agreed before.
insert into app.text_consents (phone, purpose, subject, channel, words, language, asked_at, confirmed_at)
  select phone, 'callback', id, 'callback', text_consent, language, created_at, created_at from app.hand_offs where text_consent is not null
  union all
  select phone, 'request', id, 'request', left(consent_words, 2000), language, consent_at, consent_at from app.requests where consent_at is not null;
insert into app.text_consents (phone, purpose, channel, language, how, note, by_id, asked_at, confirmed_at)
  select phone, purpose, 'staff', language, consent_how, nullif(left(consent_note, 500), ''), consent_by, agreed.at, agreed.at
  from public.sms_people, unnest(array['conversation', 'reminders']) purpose,
    lateral (select least(now(), consent_on::timestamp at time zone 'UTC' + interval '12 hours') as at) agreed
  where consent_on is not null;
update app.text_consents c set withdrawn_at = greatest(p.opted_out_at, c.asked_at),
    withdrawn_how = case p.opted_out_how when 'staff' then 'staff' else 'stop' end,
    withdrawn_by = case p.opted_out_how when 'staff' then p.opted_out_by end
  from public.sms_people p where p.phone = c.phone and p.opted_out_at is not null;

insert into app.audit_actions (action, feature, target_kind) values
  ('text_consent_recorded', 'sms', 'contact');
