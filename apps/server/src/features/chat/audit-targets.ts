import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';

/** Conversations of one browser, or in which a number was left, with their questions, callback messages and files. */
export const findChatTargets: FindsAuditTargets = async (sql, subject) => {
  if ('shoeCase' in subject) return [];
  const chosen =
    'conversation' in subject
      ? sql`visitor_hash = (select visitor_hash from app.conversations where id = ${subject.conversation})`
      : sql`id in (select conversation_id from app.hand_offs where phone = ${subject.phone})`;
  const rows = await sql<{ target: string }[]>`
    with chosen as (select id, visitor_hash from app.conversations where ${chosen})
    select id::text as target from chosen
    union all select h.id::text from app.hand_offs h join chosen c on c.id = h.conversation_id
    union all select t.id::text from app.chat_turns t join chosen c on c.id = t.conversation_id
    union select a.bucket || '/' || a.path from app.attachments a join chosen c on c.visitor_hash = a.visitor_hash
    union select (f ->> 'bucket') || '/' || (f ->> 'path') from app.chat_turns t join chosen c on c.id = t.conversation_id
      cross join jsonb_array_elements(t.attachments) f`;
  return rows.map(({ target }) => target);
};
