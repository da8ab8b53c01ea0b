-- Alarms: what the safety gate found in an inbound text, what we replied, and how staff closed it. One row for each text.

create table app.sms_alarms (
  id          uuid primary key default gen_random_uuid(),
  person_id   uuid not null references public.sms_people (id),
  message_id  uuid not null unique references public.messages (id) on delete cascade,
  at          timestamptz not null,
  -- The gate.
  level       text not null check (level in ('danger', 'attention')),
  kind        text not null check (kind in ('emergency', 'suicide', 'poisoning', 'taken', 'medical', 'talk')),
  language    text not null check (language in ('en', 'es')),
  segment     text,
  signs       text[] not null default '{}',
  -- The automatic reply and the notice to the number on call, or why there is none.
  reply_id    uuid references public.messages (id) on delete set null,
  no_reply    text check (no_reply in ('opted_out', 'recent', 'busy', 'late', 'no_texts', 'not_connected')),
  notice_id   uuid references public.messages (id) on delete set null,
  no_notice   text check (no_notice in ('open', 'no_number', 'recent', 'not_connected')),
  -- Who closed it and what was done.
  closed_at   timestamptz,
  closed_by   uuid,
  done        text,
  check ((level = 'attention') = (kind in ('medical', 'talk'))),
  check (reply_id is null or no_reply is null),
  check (notice_id is null or no_notice is null),
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (done is null)),
  check (level = 'attention' or done is null or done ~ '\S')
);
create index sms_alarms_of_person on app.sms_alarms (person_id, at);
create index sms_alarms_open on app.sms_alarms (level, at) where closed_at is null;
create index sms_alarms_by_reply on app.sms_alarms (reply_id) where reply_id is not null;
create index sms_alarms_by_notice on app.sms_alarms (notice_id) where notice_id is not null;

alter table app.sms_alarms enable row level security;
revoke all on app.sms_alarms from public, anon, authenticated;

insert into app.audit_actions (action, feature) values ('sms_alarm_closed', 'sms');
