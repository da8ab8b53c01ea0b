-- What visitors and the assistant said. Visitors are told apart by the hash of a random secret in their cookie;
-- a chat id is only a label within one visitor's conversations. The server alone reads and writes here.

create table app.conversations (
  id           uuid primary key default gen_random_uuid(),
  visitor_hash bytea not null check (octet_length(visitor_hash) = 32),
  chat_id      text not null check (chat_id ~ '^chat-\d{10,16}$'),
  created_at   timestamptz not null default now(),
  -- Turns before this moment were cleared by the visitor and give no context any more.
  context_from timestamptz not null default '-infinity',
  unique (visitor_hash, chat_id)
);
create index conversations_chat_id on app.conversations (chat_id);
alter table app.conversations enable row level security;

create table app.chat_turns (
  id              bigint generated always as identity primary key,
  -- Null when a client sent no chat id: the turn stands for itself.
  conversation_id uuid references app.conversations (id) on delete cascade,
  question        text not null,
  -- The stored files sent with the question: [{bucket, path, name, type, size}].
  attachments     jsonb not null default '[]',
  answer          text not null default '',
  state           text not null default 'answering' check (state in ('answering', 'complete', 'interrupted', 'failed')),
  created_at      timestamptz not null default clock_timestamp(),
  ended_at        timestamptz
);
create index chat_turns_conversation on app.chat_turns (conversation_id, id);
alter table app.chat_turns enable row level security;

-- Files of visitors. A row ties an object to the visitor who may send it to the chat.
create table app.attachments (
  bucket       text not null,
  path         text not null,
  visitor_hash bytea not null check (octet_length(visitor_hash) = 32),
  created_at   timestamptz not null default now(),
  primary key (bucket, path)
);
create index attachments_visitor on app.attachments (visitor_hash, created_at);
alter table app.attachments enable row level security;

-- Visitor messages on their way to the configured pipeline; delivered at least once.
create table app.pipeline_outbox (
  id              uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references app.conversations (id) on delete cascade,
  text            text not null,
  attempts        integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  delivered_at    timestamptz,
  created_at      timestamptz not null default now()
);
create index pipeline_outbox_due on app.pipeline_outbox (next_attempt_at) where delivered_at is null;
alter table app.pipeline_outbox enable row level security;

-- Counters of the rate limiter (rate-limiter-flexible's table).
create table app.rate_limits (
  key    varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
alter table app.rate_limits enable row level security;

revoke all on all tables in schema app from public, anon, authenticated;
