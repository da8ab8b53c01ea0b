-- Labels, texts for later, undoing a text, and since when a person waits for an answer.

create table app.sms_labels (
  id       uuid primary key default gen_random_uuid(),
  name     text not null check (name <> ''),
  color    text not null check (color in ('gray', 'blue', 'green', 'amber', 'red')),
  position integer generated always as identity
);
create unique index sms_labels_by_name on app.sms_labels (lower(name));

create table app.sms_person_labels (
  label_id  uuid not null references app.sms_labels (id) on delete cascade,
  person_id uuid not null references public.sms_people (id) on delete cascade,
  primary key (label_id, person_id)
);
create index sms_labels_of_person on app.sms_person_labels (person_id);

alter table app.sms_labels enable row level security;
alter table app.sms_person_labels enable row level security;
revoke all on app.sms_labels, app.sms_person_labels from public, anon, authenticated;

alter table public.messages
  -- Why a text waits until not_before; null: for the end of the quiet hours.
  add column hold       text check (hold in ('undo', 'scheduled')),
  -- Not sent after this; null: the rules for texts without it.
  add column send_until timestamptz;
create index messages_scheduled on public.messages (not_before)
  where direction = 'outbound' and hand_over = 'waiting' and not_before is not null;
-- The last answer of staff, to know since when a person waits.
create index messages_answers on public.messages (person_id, created_at desc) where direction = 'outbound' and sent_by is not null;

-- When staff last marked the thread done: what came before waits no longer.
alter table public.sms_people add column settled_at timestamptz;

insert into app.audit_actions (action, feature) values
  ('sms_rescheduled', 'sms'), ('sms_undone', 'sms'), ('sms_scheduled_listed', 'sms'), ('sms_labels_changed', 'sms');
