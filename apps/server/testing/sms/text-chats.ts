import { randomUUID } from 'node:crypto';
import { confirmedText, confirmQuestion } from '@rxweb/domain/sms/by-text';
import { expect } from 'vitest';
import { visitorCookie } from '../visitor-cookie.ts';
import { newNumber, type SendingApp } from './start-sending-app.ts';

const store = 'Alder Street Pharmacy';
let chats = 1763460000000;

/** Chats of visitors that continue by text, on a server that may start later. */
export function textChats(appOf: () => SendingApp) {
  const newChat = () => ({ cookie: visitorCookie(), chatId: `chat-${++chats}` });
  type Chat = ReturnType<typeof newChat>;

  async function call(method: string, path: string, chat: Chat, body?: object, language = 'en') {
    const answer = await fetch(`${appOf().url}/api/chat/by-text${path}`, {
      method,
      headers: {
        cookie: chat.cookie,
        'accept-language': language,
        ...(body ? { 'content-type': 'application/json' } : { 'x-chat-id': chat.chatId }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: await answer.json() };
  }
  const ask = (chat: Chat, phone: string, language?: string) =>
    call('POST', '', chat, { chatId: chat.chatId, phone, agreed: true }, language);
  const state = async (chat: Chat) => (await call('GET', '', chat)).body.state;
  const text = (from: string, body: string) => appOf().double.text({ from, body });
  const sentTo = (phone: string) =>
    appOf()
      .double.accepted(phone)
      .map(({ body }) => body);
  const until = (phone: string, body: string) => expect.poll(() => sentTo(phone), { timeout: 10_000 }).toContain(body);

  async function conversationOf({ chatId }: Chat): Promise<string> {
    const [row] = await appOf().context.sql<[{ id: string }]>`
      select id from app.conversations where chat_id = ${chatId}`;
    return row.id;
  }

  return {
    newChat,
    call,
    ask,
    state,
    text,
    sentTo,
    until,
    conversationOf,
    lines: async (chat: Chat) =>
      (
        await appOf().context.sql<{ line: string }[]>`
          select author || ' ' || channel || ': ' || text as line from app.live_messages
          where conversation_id = ${await conversationOf(chat)} order by seq`
      ).map(({ line }) => line),
    /** Asked, and answered with YES. */
    async confirmed(language: 'en' | 'es' = 'en') {
      const [chat, phone] = [newChat(), newNumber()];
      await ask(chat, phone, language);
      await until(phone, confirmQuestion(store, language));
      await text(phone, 'YES');
      expect(await state(chat)).toBe('confirmed');
      await until(phone, confirmedText(store, language));
      return { chat, phone, id: await conversationOf(chat) };
    },
    /** As a person in the chat writes it. */
    async staffWrites(id: string, words: string, staffId: string = appOf().ann.id, role = 'admin') {
      await appOf().context.sql`
        with next as (update app.conversations set live_seq = live_seq + 1 where id = ${id} returning live_seq)
        insert into app.live_messages (conversation_id, seq, author, kind, staff_id, staff_name, staff_role, text, client_key)
        select ${id}, live_seq, 'staff', 'text', ${staffId}, 'Ann', ${role}, ${words}, ${randomUUID()} from next`;
    },
  };
}
