-- What visitors ask the store to do: refills, transfers, new patients, appointments, deliveries. The server alone reads and writes it.

create table app.requests (
  id              uuid primary key default gen_random_uuid(),
  reference       text not null unique check (reference ~ '^[2346789CDFHJKMNPQRTVWXY]{6}$'),
  kind            text not null check (kind in ('refill', 'transfer', 'new_patient', 'appointment', 'delivery')),
  state           text not null default 'received' check (state in ('received', 'working', 'needs_you', 'ready', 'closed')),
  step            text not null default 'received',
  outcome         text check (outcome in ('done', 'declined', 'canceled')),
  reason          text,
  need            text,
  name            text not null check (char_length(name) between 1 and 100),
  phone           text not null check (phone ~ '^\+[1-9]\d{6,14}$'),
  -- Shown to staff one look at a time, each of them recorded.
  birth_date      date,
  language        text not null check (language in ('en', 'es')),
  -- Agreement to texts about this request: when and to which words.
  consent_at      timestamptz,
  consent_words   text,
  -- The fields of its kind.
  details         jsonb not null,
  files           jsonb not null default '[]',
  -- The promise in store hours.
  due_at          timestamptz,
  -- Of a booked appointment.
  starts_at       timestamptz,
  owner           uuid,
  identity_at     timestamptz,
  identity_by     uuid,
  -- The visitor answered or canceled, and staff haven't looked since.
  has_news        boolean not null default false,
  conversation_id uuid references app.conversations (id) on delete set null,
  visitor_hash    bytea not null,
  -- SHA-256 of the status link's secret, and wrong digits tried with it.
  token_hash      bytea not null unique,
  gate_failures   int not null default 0,
  version         bigint not null default 1,
  created_at      timestamptz not null default now(),
  changed_at      timestamptz not null default now(),
  closed_at       timestamptz,
  check ((state = 'closed') = (closed_at is not null) and (state = 'closed') = (outcome is not null)),
  check ((state = 'needs_you') = (need is not null)),
  check ((consent_at is null) = (consent_words is null)),
  check ((outcome is not distinct from 'declined') = (reason is not null)),
  check ((identity_at is null) = (identity_by is null))
);
-- Must match the list's order, so that pages connect exactly.
create index requests_open on app.requests ((coalesce(due_at, 'infinity')), created_at, id) where state <> 'closed';
create index requests_closed on app.requests (closed_at desc, id) where state = 'closed';
create index requests_state on app.requests (state) where state <> 'closed';
create index requests_news on app.requests (id) where has_news;
create index requests_of_visitor on app.requests (visitor_hash, created_at desc);
create index requests_of_phone on app.requests (phone);
create index requests_of_conversation on app.requests (conversation_id) where conversation_id is not null;
create index requests_files on app.requests using gin (files jsonb_path_ops) where files <> '[]';
create index requests_by_words on app.requests
  using gin (translate(lower(name || ' ' || phone || ' ' || reference), 'áéíóúüñ', 'aeiouun') extensions.gin_trgm_ops);

-- The history of a request. Nothing in it is changed.
create table app.request_events (
  id         bigint generated always as identity primary key,
  request_id uuid not null references app.requests (id) on delete cascade,
  at         timestamptz not null default now(),
  source     text not null check (source in ('visitor', 'staff', 'program')),
  actor      uuid,
  what       text not null,
  step       text,
  need       text,
  outcome    text,
  reason     text,
  template   text,
  text       text not null default '',
  files      jsonb not null default '[]',
  -- The text message that was sent.
  message_id uuid unique,
  check ((source = 'staff') = (actor is not null))
);
create index request_events_of_request on app.request_events (request_id, id);
create index request_events_files on app.request_events using gin (files jsonb_path_ops) where files <> '[]';

alter table app.requests enable row level security;
alter table app.request_events enable row level security;
revoke all on app.requests, app.request_events from public, anon, authenticated;

insert into app.audit_actions (action, feature) values
  ('requests_listed', 'requests'),
  ('request_read', 'requests'),
  ('request_changed', 'requests'),
  ('request_birth_date_shown', 'requests'),
  ('request_text_sent', 'requests');
