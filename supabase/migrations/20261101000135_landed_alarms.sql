-- A danger in a text that landed in a conversation is one danger: its alarm and its urgent chat end together.
create view app.landed_alarms with (security_invoker = true) as
  select a.id, a.person_id, a.level, a.kind, a.closed_at, m.conversation_id, m.seq
  from app.sms_alarms a join app.live_messages m on m.client_key = 'text-' || a.message_id
  where m.author = 'visitor' and m.channel = 'text';
revoke all on app.landed_alarms from public, anon, authenticated;

create index live_messages_texted on app.live_messages (client_key) where author = 'visitor' and channel = 'text';

-- The newest line that was read when it was closed. Null: by an older server.
alter table app.urgent_chats_closed add column up_to bigint;
update app.urgent_chats_closed u set up_to = coalesce((
  select max(m.seq) from app.live_messages m where m.conversation_id = u.conversation_id and m.created_at <= u.at), 0);
