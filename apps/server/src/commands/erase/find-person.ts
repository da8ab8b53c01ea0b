import type { Fragment, Sql } from '@rxweb/platform/sql/sql';

/** Whose data: a phone number as carriers write it, a conversation of the chat, or a case of shoes. */
export type Whom = { phone: string } | { conversation: string } | { shoeCase: string };

/** What is kept of somebody, by ids. */
export interface Found {
  conversations: string[];
  /** Files that their browsers stored and never sent. */
  unsent: { bucket: string; path: string }[];
  texting: { person: string; messages: number; pictures: string[]; notes: number; hasOptedOut: boolean } | null;
  cases: { id: string; documents: string[]; keepUntil: string | null }[];
}

const nothing: Found = { conversations: [], unsent: [], texting: null, cases: [] };

/** Looks up what is kept. Of a number: texts with it, conversations in which it was left, and cases, which are named but not erased with it. */
export async function findPerson(sql: Sql, whom: Whom): Promise<Found> {
  if ('shoeCase' in whom) return { ...nothing, cases: await findCases(sql, sql`id = ${whom.shoeCase}`) };
  if ('conversation' in whom) {
    const visitor = sql`(select visitor_hash from app.conversations where id = ${whom.conversation})`;
    const conversations = await sql<{ id: string }[]>`select id from app.conversations where visitor_hash = ${visitor}`;
    const unsent = await sql<{ bucket: string; path: string }[]>`
      select bucket, path from app.attachments where visitor_hash = ${visitor}`;
    return { ...nothing, conversations: conversations.map(({ id }) => id), unsent };
  }
  const conversations = await sql<{ id: string }[]>`
    select distinct conversation_id as id from app.hand_offs where phone = ${whom.phone}`;
  return {
    ...nothing,
    conversations: conversations.map(({ id }) => id),
    texting: await findTexting(sql, whom.phone),
    cases: await findCases(
      sql,
      sql`right(regexp_replace(patient_phone, '\\D', '', 'g'), 10) = right(${whom.phone}, 10)`,
    ),
  };
}

async function findTexting(sql: Sql, phone: string): Promise<Found['texting']> {
  const [person] = await sql<{ person: string; messages: number; notes: number; hasOptedOut: boolean }[]>`
    select p.id as person, p.opted_out_at is not null as "hasOptedOut",
      (select count(*)::int from public.messages m where m.person_id = p.id) as messages,
      (select count(*)::int from app.sms_notes n where n.person_id = p.id) as notes
    from public.sms_people p where p.phone = ${phone}`;
  if (!person) return null;
  const pictures = await sql<{ name: string }[]>`
    select x.object_name as name from app.sms_pictures x join public.messages m on m.id = x.message_id
    where m.person_id = ${person.person} and x.object_name is not null`;
  return { ...person, pictures: pictures.map(({ name }) => name) };
}

function findCases(sql: Sql, condition: Fragment): Promise<Found['cases']> {
  return sql<Found['cases']>`
    select id, array(select object_name from public.dme_shoe_documents d where d.case_id = c.id) as documents,
      case when delivered_on + interval '7 years' > current_date then (delivered_on + interval '7 years')::date::text end as "keepUntil"
    from public.dme_shoe_cases c where ${condition} order by created_at`;
}
