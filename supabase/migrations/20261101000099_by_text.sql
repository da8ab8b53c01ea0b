-- A conversation that goes on by text. The consent says whether: asked, confirmed with YES, or ended.
create table app.conversations_by_text (
  consent_id      uuid primary key references app.text_consents (id) on delete cascade,
  conversation_id uuid not null references app.conversations (id) on delete cascade,
  phone           text not null,
  -- The question by text. Null: none was sent.
  message_id      uuid references public.messages (id) on delete set null,
  -- Live messages up to this one need no text any more.
  texted_seq      bigint not null default 0,
  -- Not before: the carrier didn't take one.
  next_at         timestamptz not null default now()
);
create index conversations_by_text_of_conversation on app.conversations_by_text (conversation_id);
create index conversations_by_text_of_phone on app.conversations_by_text (phone);
create index conversations_by_text_message on app.conversations_by_text (message_id) where message_id is not null;

-- Which text carried which live message: a long one is several texts.
create table app.live_message_texts (
  message_id uuid primary key references public.messages (id) on delete cascade,
  live_id    uuid not null references app.live_messages (id) on delete cascade
);
create index live_message_texts_of_live on app.live_message_texts (live_id);

alter table app.conversations_by_text enable row level security;
alter table app.live_message_texts enable row level security;
revoke all on app.conversations_by_text, app.live_message_texts from public, anon, authenticated;

insert into app.audit_actions (action, feature, target_kind) values
  ('by_text_read', 'sms', 'conversation'),
  ('by_text_ended', 'sms', 'conversation');
