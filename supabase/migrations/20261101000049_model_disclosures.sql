-- What left for a language model in each call: the visitor's words and files as they were masked, never as they were written. It goes with its
-- turn. Visitors reach their own by the random id, through the server alone.
create table app.model_disclosures (
  id       uuid primary key,
  turn_id  bigint not null references app.chat_turns (id) on delete cascade,
  at       timestamptz not null,
  -- To answer, or to tell the safety check what the message is about.
  purpose  text not null check (purpose in ('answer', 'check')),
  vendor   text not null,
  model    text not null,
  -- [{ from, kind, text }], in the order sent.
  texts    jsonb not null check (jsonb_typeof(texts) = 'array'),
  pictures integer not null default 0 check (pictures >= 0)
);
create index model_disclosures_turn on app.model_disclosures (turn_id, at);
alter table app.model_disclosures enable row level security;
revoke all on app.model_disclosures from public, anon, authenticated;

-- Which screen a turn was on: a new chat, a reload and a second tab each begin one, and only its own turns are context for an answer.
-- Null from pages and clients that name none.
alter table app.chat_turns
  add column screen text check (screen ~ '^[0-9a-f]{32}$');
