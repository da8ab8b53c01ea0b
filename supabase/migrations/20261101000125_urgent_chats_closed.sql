-- How staff closed an urgent chat: who, and what was done. It stays as long as the conversation.
create table app.urgent_chats_closed (
  id              uuid primary key default gen_random_uuid(),
  conversation_id uuid not null references app.conversations (id) on delete cascade,
  at              timestamptz not null,
  by_id           uuid not null,
  done            text not null check (done ~ '\S')
);
create index urgent_chats_closed_of_conversation on app.urgent_chats_closed (conversation_id, at);

alter table app.urgent_chats_closed enable row level security;
revoke all on app.urgent_chats_closed from public, anon, authenticated;

insert into app.audit_actions (action, feature, target_kind) values ('urgent_chat_closed', 'conversations', 'conversation');
