import type { Sql } from '@rxweb/platform/sql/sql';
import { type EraseFinding, type EraseRule, isRow } from '../../kernel/feature/erase-rule.ts';
import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';
import { eraseShared, eraseWhole } from './erase-contact.ts';
import { forgetUnused } from './forget.ts';
import { phonesOf } from './people.repository.ts';

interface Found extends EraseFinding {
  phones: readonly string[];
  erase(sql: Sql, phones: readonly string[]): Promise<void>;
}

/** The contact of a number, and what conversations said of one. Runs after all that its rows are about. */
export const peopleErase: EraseRule<Found> = {
  order: 9,
  counted: 'contacts',

  async find(sql, subject) {
    // A contact that has nothing else goes with the row.
    if ('sharedPhone' in subject) return findShared(sql, subject.sharedPhone);
    if ('shoeCase' in subject || isRow(subject)) return null;
    const isWhole = 'phone' in subject;
    const rows = await sql<{ phone: string; person: string }[]>`
      select p.phone, p.person_id as person from app.person_phones p where p.phone in (
        ${
          isWhole
            ? sql`select ${subject.phone}::text`
            : sql`
                select h.phone from app.hand_offs h join app.conversations c on c.id = h.conversation_id
                where c.visitor_hash = (select visitor_hash from app.conversations where id = ${subject.conversation})
                union select r.phone from app.requests r
                where r.visitor_hash = (select visitor_hash from app.conversations where id = ${subject.conversation})`
        })`;
    const [first] = rows;
    if (!first) return null;
    const phones = rows.map(({ phone }) => phone);
    const others = isWhole ? (await phonesOf(sql, phones)).filter((phone) => phone !== subject.phone) : [];
    const lines = isWhole ? [`Contact: ${first.person}`] : [`Contacts of these conversations: ${rows.length}`];
    if (others.length > 0) lines.push(`  has ${others.length} more numbers, which stay: erase all with --person`);
    const erase = isWhole ? eraseWhole : forgetUnused;
    return { lines, target: first.person, count: rows.length, isErasable: true, keepUntil: null, phones, erase };
  },

  erase: ({ sql }, { phones, erase }) => erase(sql, phones),
};

async function findShared(sql: Sql, phone: string): Promise<Found | null> {
  const [row] = await sql<
    { person: string }[]
  >`select person_id as person from app.person_phones where phone = ${phone}`;
  if (!row) return null;
  const lines = [`Contact: ${row.person}`, '  shares a number with another contact, which keeps it'];
  const common = { count: 1, isErasable: true, keepUntil: null };
  return { lines, target: row.person, ...common, phones: [phone], erase: eraseShared };
}

/** The contact that a number or case belongs to, and those under which it was shown while they were merged. */
export const findPersonTargets: FindsAuditTargets = async (sql, subject) => {
  const own = isRow(subject)
    ? sql`select person_id from app.person_parts where coalesce(request_id, thread_id, conversation_id)::text = any (${Object.values(subject)})`
    : 'phone' in subject
      ? sql`select person_id from app.person_phones where phone = ${subject.phone}`
      : 'shoeCase' in subject
        ? sql`select person_id from app.person_cases where case_id = ${subject.shoeCase} and person_id is not null`
        : sql`select p.person_id from app.hand_offs h join app.person_phones p on p.phone = h.phone
            where h.conversation_id = ${subject.conversation}
            union select p.person_id from app.requests r join app.person_phones p on p.phone = r.phone
            where r.conversation_id = ${subject.conversation}
            union select p.person_id from app.confirmed_legs l join app.person_phones p on p.phone = l.phone
            where l.conversation_id = ${subject.conversation}
            union select person_id from app.person_parts where conversation_id = ${subject.conversation}`;
  const rows = await sql<{ target: string }[]>`
    with own as (${own})
    select person_id::text as target from own
    union select m.root_id::text from own join app.people m on m.id = own.person_id
    union select g.kept_id::text from own join app.person_merges g on g.moved @> array[own.person_id]`;
  return rows.map(({ target }) => target);
};
