import type { AnySql, Sql } from '@rxweb/platform/sql/sql';
import { type EraseFinding, type EraseRule, isRow, type Subject } from '../../kernel/feature/erase-rule.ts';
import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';
import { eraseFiles, type StoredName } from '../../kernel/files/erase-files.ts';
import { eraseConversation } from './erase-conversation.ts';

interface Found extends EraseFinding {
  conversations: readonly string[];
  callback: string | null;
  /** Files the same browser stored but never sent. */
  unsent: readonly StoredName[];
}

/** Conversations of one browser, or in which this number was left. */
export const chatErase: EraseRule<Found> = {
  order: 1,
  counted: 'conversations',

  async find(sql, subject) {
    if (isRow(subject)) return findRow(sql, subject);
    const conversations = await findConversations(sql, subject);
    const unsent = 'conversation' in subject ? await findUnsent(sql, subject.conversation) : [];
    const lines = [`Chat conversations: ${conversations.length}`];
    if (unsent.length > 0) lines.push(`Files uploaded from their browser: ${unsent.length}`);
    return {
      lines,
      target: 'conversation' in subject ? subject.conversation : (conversations[0] ?? null),
      count: conversations.length,
      isErasable: conversations.length + unsent.length > 0,
      keepUntil: null,
      conversations,
      callback: null,
      unsent,
    };
  },

  async erase(deps, { conversations, callback, unsent }) {
    for (const id of conversations) await eraseConversation(deps, id);
    if (callback !== null) await deps.sql`delete from app.hand_offs where id = ${callback}`;
    await eraseFiles(deps, unsent);
  },
};

/** One conversation, or one callback of a conversation that stays. */
async function findRow(sql: Sql, subject: Subject): Promise<Found | null> {
  const none = { conversations: [], callback: null, unsent: [], keepUntil: null, isErasable: true };
  if ('sharedChat' in subject) {
    const line = `Conversation ${subject.sharedChat} is another contact's too, so it stays: erase it with --conversation`;
    return { ...none, lines: [line], target: null, count: 0, isErasable: false };
  }
  if ('callback' in subject) {
    const { callback } = subject;
    const known = await sql`select from app.hand_offs where id = ${callback}`;
    return known.length === 0 ? null : { ...none, lines: ['Callbacks: 1'], target: callback, count: 0, callback };
  }
  if (!('chat' in subject)) return null;
  const known = await sql`select from app.conversations where id = ${subject.chat}`;
  if (known.length === 0) return null;
  return { ...none, lines: ['Chat conversations: 1'], target: subject.chat, count: 1, conversations: [subject.chat] };
}

async function findConversations(sql: Sql, subject: Subject): Promise<string[]> {
  if ('shoeCase' in subject || isRow(subject)) return [];
  const rows =
    'conversation' in subject
      ? await sql<{ id: string }[]>`
          select id from app.conversations where visitor_hash = ${visitorOf(sql, subject.conversation)}`
      : await sql<{ id: string }[]>`${withNumber(sql, subject.phone)}`;
  return rows.map(({ id }) => id);
}

/** Left for a callback, or confirmed for texts. */
const withNumber = (sql: AnySql, phone: string) => sql`
  select conversation_id as id from app.hand_offs where phone = ${phone}
  union select conversation_id from app.confirmed_legs where phone = ${phone}`;

const findUnsent = (sql: Sql, conversation: string) => sql<StoredName[]>`
  select bucket, path from app.attachments where visitor_hash = ${visitorOf(sql, conversation)}`;

const visitorOf = (sql: Sql, conversation: string) =>
  sql`(select visitor_hash from app.conversations where id = ${conversation})`;

/** Conversations of one browser, or in which a number was left, with their questions, callback messages and files. */
export const findChatTargets: FindsAuditTargets = async (sql, subject) => {
  if ('callback' in subject) return [subject.callback];
  if ('shoeCase' in subject || (isRow(subject) && !('chat' in subject))) return [];
  const chosen =
    'chat' in subject
      ? sql`id = ${subject.chat}`
      : 'conversation' in subject
        ? sql`visitor_hash = (select visitor_hash from app.conversations where id = ${subject.conversation})`
        : sql`id in (${withNumber(sql, subject.phone)})`;
  const rows = await sql<{ target: string }[]>`
    with chosen as (select id, visitor_hash from app.conversations where ${chosen})
    select id::text as target from chosen
    union all select h.id::text from app.hand_offs h join chosen c on c.id = h.conversation_id
    union all select t.id::text from app.chat_turns t join chosen c on c.id = t.conversation_id
    union select a.bucket || '/' || a.path from app.attachments a join chosen c on c.visitor_hash = a.visitor_hash
    union select 'live-files/' || l.path from app.live_files l join chosen c on c.id = l.conversation_id
    union select (f ->> 'bucket') || '/' || (f ->> 'path') from app.chat_turns t join chosen c on c.id = t.conversation_id
      cross join jsonb_array_elements(t.attachments) f`;
  return rows.map(({ target }) => target);
};
