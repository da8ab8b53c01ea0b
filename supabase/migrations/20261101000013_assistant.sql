-- What is known of an answer beside its words, messages left for a person, and what a language model may cost.

alter table app.conversations
  add column last_at timestamptz not null default now();
update app.conversations c
  set last_at = coalesce((select max(t.created_at) from app.chat_turns t where t.conversation_id = c.id), c.created_at);
create index conversations_last_at on app.conversations (last_at desc, id);

alter table app.chat_turns
  add column language    text not null default 'en' check (language in ('en', 'es')),
  add column answered_by text check (answered_by in ('gate', 'local', 'model')),
  add column outcome     text check (outcome in ('answered', 'which', 'unknown', 'pharmacist', 'emergency', 'hand_off', 'refused')),
  -- The card that was shown.
  add column care        text check (care in ('emergency', 'poison', 'crisis', 'pharmacist')),
  -- What the question was taken to be about: a page of knowledge or a fact of the store.
  add column intent      text,
  add column sources     jsonb not null default '[]',
  -- A question without an answer, which somebody has dealt with.
  add column settled_at  timestamptz,
  add column settled_by  uuid;
create index chat_turns_open on app.chat_turns (id desc) where outcome = 'unknown' and settled_at is null;
create index chat_turns_care on app.chat_turns (created_at desc) where care in ('emergency', 'poison', 'crisis');
create index chat_turns_created_at on app.chat_turns (created_at);
-- What staff list: conversations with a card or an open question, and what they search for.
create index chat_turns_care_in on app.chat_turns (conversation_id) where care in ('emergency', 'poison', 'crisis');
create index chat_turns_open_in on app.chat_turns (conversation_id) where outcome = 'unknown' and settled_at is null;
create index chat_turns_by_words on app.chat_turns
  using gin (translate(lower(question || ' ' || answer), 'áéíóúüñ', 'aeiouun') extensions.gin_trgm_ops);

-- A visitor who wants a person: whom to call back. One waits in a conversation at a time.
create table app.hand_offs (
  id              uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references app.conversations (id) on delete cascade,
  name            text not null check (char_length(name) between 1 and 100),
  phone           text not null check (phone ~ '^\+[1-9]\d{6,14}$'),
  message         text not null default '' check (char_length(message) <= 1000),
  language        text not null default 'en' check (language in ('en', 'es')),
  created_at      timestamptz not null default now(),
  -- When the visitor was told to expect a call at the latest.
  answer_by       timestamptz,
  done_at         timestamptz,
  done_by         uuid
);
create unique index hand_offs_waiting on app.hand_offs (conversation_id) where done_at is null;
create index hand_offs_conversation on app.hand_offs (conversation_id);
create index hand_offs_created_at on app.hand_offs (created_at);

-- Tokens that the language model has read and written for one visitor, and for everybody (scope 'all'), in one day of the store's.
create table app.model_tokens (
  day    date not null,
  scope  text not null,
  tokens bigint not null default 0,
  primary key (day, scope)
);

-- One outbound message of the pipeline for each turn, however often the page says it.
alter table app.pipeline_outbox
  add column turn_id bigint references app.chat_turns (id) on delete cascade;
create unique index pipeline_outbox_turn on app.pipeline_outbox (turn_id);

alter table app.hand_offs enable row level security;
alter table app.model_tokens enable row level security;
revoke all on app.hand_offs, app.model_tokens from public, anon, authenticated;

alter table app.audit_log drop constraint audit_log_action_check;
alter table app.audit_log add constraint audit_log_action_check check (action in (
  'sign_in', 'sign_in_refused', 'session_ended', 'access_refused', 'password_changed', 'second_factor_added', 'second_factor_removed',
  'recovery_codes_made', 'recovery_code_used', 'user_created', 'user_invited', 'user_deleted', 'role_changed', 'user_blocked',
  'user_unblocked', 'password_reset', 'sessions_ended', 'file_read', 'messages_read', 'audit_read', 'audit_exported',
  'cases_listed', 'case_read', 'case_created', 'case_changed', 'case_archived', 'case_note_added', 'case_document_added',
  'case_document_changed', 'case_document_removed', 'case_packet_made', 'sms_sent', 'sms_canceled', 'sms_marked', 'sms_person_changed',
  'sms_opt_out_changed', 'sms_note_added', 'sms_replies_changed', 'conversations_listed', 'conversation_read', 'conversation_erased',
  'hand_off_marked', 'question_settled'));
