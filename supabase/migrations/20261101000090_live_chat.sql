-- A person answers in the chat. The row of the conversation says who answers: every answer of the assistant begins and ends with a lock on it,
-- and so does every join, so no two of them speak at once.

alter table app.conversations
  -- Null: the assistant answers. Else the staff member who has joined, and since when.
  add column answered_by    uuid,
  add column answered_since timestamptz,
  -- The visitor asked for a person and no one has joined yet.
  add column wanted_at      timestamptz,
  -- When the visitor is offered a callback or texts, unless staff do something first.
  add column offer_due_at   timestamptz,
  -- The number of the newest live message.
  add column live_seq       bigint not null default 0,
  -- The visitor started over: no cookie opens it any more. It is erased unless staff still need it.
  add column forgotten_at   timestamptz,
  add constraint conversations_answered check ((answered_by is null) = (answered_since is null)),
  add constraint conversations_wanted check (wanted_at is null or answered_by is null);
create index conversations_answered_by on app.conversations (answered_since) where answered_by is not null;
create index conversations_wanted_at on app.conversations (wanted_at) where wanted_at is not null;
create index conversations_offer_due on app.conversations (offer_due_at) where offer_due_at is not null;
create index conversations_forgotten on app.conversations (forgotten_at) where forgotten_at is not null;

-- What staff write, what visitors write while staff are in, and what happens around it. Nothing in it is changed.
create table app.live_messages (
  id              uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references app.conversations (id) on delete cascade,
  -- Without gaps in a conversation: counted in its row, which every writer locks.
  seq             bigint not null check (seq > 0),
  author          text not null check (author in ('visitor', 'staff', 'system')),
  kind            text not null check (kind in ('text', 'wanted', 'joined', 'took_over', 'left', 'back', 'ended', 'offer', 'card', 'note')),
  -- The staff member, and how the visitor read them then.
  staff_id        uuid,
  staff_name      text,
  staff_role      text,
  text            text not null default '' check (char_length(text) <= 20000),
  -- As in app.chat_turns, also of the bucket live-files.
  attachments     jsonb not null default '[]',
  channel         text not null default 'chat' check (channel in ('chat', 'text')),
  -- The sender's name for it: sent twice, it is one message.
  client_key      text check (char_length(client_key) between 8 and 100),
  -- The newest turn before it.
  after_turn      bigint,
  language        text not null default 'en' check (language in ('en', 'es')),
  -- A card, a note or an offer, as shown.
  data            jsonb,
  -- Of a card or note: what the safety check found; read by staff only.
  care            text check (care in ('emergency', 'poison', 'crisis', 'pharmacist')),
  care_reason     jsonb,
  -- When the safety check has read all of a visitor's message, files included.
  checked_at      timestamptz,
  created_at      timestamptz not null default clock_timestamp(),
  unique (conversation_id, seq),
  unique (conversation_id, author, client_key),
  check ((author = 'staff') = (staff_id is not null)),
  check (kind in ('text', 'wanted', 'back', 'ended') or author in ('staff', 'system')),
  check (kind not in ('card', 'note', 'offer') or data is not null)
);
create index live_messages_unchecked on app.live_messages (created_at) where author = 'visitor' and kind = 'text' and checked_at is null;
create index live_messages_files on app.live_messages using gin (attachments jsonb_path_ops) where attachments <> '[]';

-- Who is there, types and has read how far. The visitor is here while a stream or poll is.
create table app.live_presence (
  conversation_id      uuid primary key references app.conversations (id) on delete cascade,
  visitor_at           timestamptz,
  visitor_typing_until timestamptz,
  staff_typing_until   timestamptz,
  visitor_seen         bigint not null default 0,
  staff_seen           bigint not null default 0
);

-- Files that staff send to visitors. The server alone adds them.
create table app.live_files (
  path            text primary key,
  conversation_id uuid not null references app.conversations (id) on delete cascade,
  staff_id        uuid not null,
  created_at      timestamptz not null default now()
);
create index live_files_conversation on app.live_files (conversation_id);
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
  select 'live-files', 'live-files', false, file_size_limit, allowed_mime_types from storage.buckets where id = 'chat-uploads'
  on conflict (id) do nothing;
create policy "staff read what staff sent to visitors" on storage.objects for select to authenticated
  using (bucket_id = 'live-files' and (select app.staff_role()) in ('pharmacist', 'admin'));

-- What the visitor saw of an answer beside its text: the card, the note, suggestions and forms, so that a reload shows the same.
alter table app.chat_turns add column shown jsonb;

-- Up with every change of a live chat. Pages and servers that see a new number read the rest; it says nothing of a person.
create table public.live_changes (
  conversation_id uuid primary key references app.conversations (id) on delete cascade,
  version         bigint not null default 1,
  changed_at      timestamptz not null default now()
);

create function app.note_live_change(conversation uuid) returns bigint
  language sql set search_path = ''
as $$
  insert into public.live_changes as c (conversation_id) values (conversation)
  on conflict (conversation_id) do update set version = c.version + 1, changed_at = now()
  returning version
$$;
revoke all on function app.note_live_change from public, anon, authenticated;

alter table app.live_messages enable row level security;
alter table app.live_presence enable row level security;
alter table app.live_files enable row level security;
alter table public.live_changes enable row level security;
revoke all on app.live_messages, app.live_presence, app.live_files from public, anon, authenticated;
revoke all on public.live_changes from public, anon, authenticated;
grant select on public.live_changes to authenticated;
grant all on public.live_changes to service_role;
create policy "pharmacists see that a live chat changed" on public.live_changes for select to authenticated
  using ((select app.staff_role()) in ('pharmacist', 'admin'));
alter publication supabase_realtime add table public.live_changes;

-- A visitor opens one file for a minute, without a session.
alter table app.capabilities drop constraint capabilities_kind_check;
alter table app.capabilities
  add constraint capabilities_kind_check check (kind in ('file_address', 'setup_link', 'visitor_file'));

insert into app.audit_actions (action, feature, target_kind) values
  ('chat_joined', 'conversations', 'conversation'),
  ('chat_taken_over', 'conversations', 'conversation'),
  ('chat_handed_back', 'conversations', 'conversation'),
  ('chat_message_sent', 'conversations', 'conversation'),
  ('chat_file_added', 'conversations', 'conversation');
