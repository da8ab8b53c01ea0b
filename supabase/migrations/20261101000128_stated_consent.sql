-- Consent that staff state while they write a text is for the conversation alone; the server writes its row and then notes it in the inbox.
create or replace function app.consent_of_person() returns trigger language plpgsql set search_path = '' as $$
declare
  -- A corrected note of consent to talk alone doesn't widen it.
  is_for_talk boolean;
begin
  if nullif(current_setting('app.stated_consent', true), '') is not null or (tg_op = 'UPDATE'
    and (new.consent_on, new.consent_how, new.consent_note) is not distinct from (old.consent_on, old.consent_how, old.consent_note)) then
    return null;
  end if;
  is_for_talk := tg_op = 'UPDATE' and old.consent_on is not null and not exists (
    select from app.text_consents
    where phone = new.phone and channel = 'staff' and purpose = 'reminders' and withdrawn_at is null);
  if tg_op = 'UPDATE' and old.consent_on is not null then
    update app.text_consents set withdrawn_at = now(), withdrawn_how = case when new.consent_on is null then 'staff' else 'replaced' end
      where phone = new.phone and channel = 'staff' and purpose in ('conversation', 'reminders') and withdrawn_at is null;
  end if;
  if new.consent_on is not null then
    insert into app.text_consents (phone, purpose, channel, language, how, note, by_id, asked_at, confirmed_at)
      select new.phone, purpose, 'staff', new.language, new.consent_how, nullif(left(new.consent_note, 500), ''), new.consent_by, agreed.at, agreed.at
      from unnest(case when is_for_talk then array['conversation'] else array['conversation', 'reminders'] end) purpose,
        (select least(now(), new.consent_on::timestamp at time zone 'UTC' + interval '12 hours') as at) agreed;
  end if;
  return null;
end
$$;
