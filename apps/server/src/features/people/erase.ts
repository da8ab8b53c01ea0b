import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { type EraseFinding, type EraseRule, isRow } from '../../kernel/feature/erase-rule.ts';
import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';
import { forgetUnused } from './forget.ts';
import { phonesOf } from './people.repository.ts';

interface Found extends EraseFinding {
  phones: readonly string[];
  /** The number itself goes, whatever else is kept. */
  isWhole: boolean;
}

/** The contact of a number, and what conversations said of one. Runs after all that its rows are about. */
export const peopleErase: EraseRule<Found> = {
  order: 9,
  counted: 'contacts',

  async find(sql, subject) {
    // A contact that has nothing else goes with the row.
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
    return { lines, target: first.person, count: rows.length, isErasable: true, keepUntil: null, phones, isWhole };
  },

  async erase({ sql }, { phones, isWhole }) {
    if (!isWhole) return forgetUnused(sql, phones);
    const roots = await rootsOf(sql, phones);
    // The number stays until the rest is gone, so that an interrupted run can be repeated.
    const others = await phonesOf(sql, phones);
    await inTransaction(sql, (tx) => eraseSaid(tx, phones));
    await forgetUnused(sql, others);
    await inTransaction(sql, async (tx) => {
      await tx`delete from app.person_phones where phone = any (${[...phones]})`;
      // Without a number nothing more is found by it; cases that must be kept lose their link.
      await tx`
        delete from app.people d where d.root_id = any (${roots}::uuid[])
          and not exists (select from app.people m join app.person_phones p on p.person_id = m.id where m.root_id = d.root_id)`;
      await tx`select app.refresh_person(root) from unnest(${roots}::uuid[]) root`;
      await tx`delete from app.person_checks where phone = any (${[...others, ...phones]})`;
    });
  },
};

async function rootsOf(sql: Sql, phones: readonly string[]): Promise<string[]> {
  const rows = await sql<{ root: string }[]>`
    select distinct m.root_id as root from app.person_phones p join app.people m on m.id = p.person_id where p.phone = any (${[...phones]})`;
  return rows.map(({ root }) => root);
}

/** What was said of contacts that have no other number. */
async function eraseSaid(tx: TransactionSql, phones: readonly string[]): Promise<void> {
  await tx`
    delete from app.person_names n using app.person_phones p
    where p.person_id = n.person_id and p.phone = any (${[...phones]})
      and not exists (select from app.person_phones o where o.person_id = p.person_id and o.phone <> all (${[...phones]}))`;
  await tx`
    update app.people m set name = null, name_source = null from app.person_phones p
    where p.person_id = m.id and p.phone = any (${[...phones]})
      and not exists (select from app.person_names n where n.person_id = m.id)`;
  await tx`
    update app.person_parts l set before = '{}' from app.person_phones p where p.person_id = l.from_id and p.phone = any (${[...phones]})`;
  await tx`
    update app.person_merges g set before = '{}' from app.person_phones p
    where p.person_id = any (g.moved || g.kept_id) and p.phone = any (${[...phones]})`;
}

/** The contact that a number or case belongs to, and those under which it was shown while they were merged. */
export const findPersonTargets: FindsAuditTargets = async (sql, subject) => {
  const own = isRow(subject)
    ? sql`select person_id from app.person_parts where coalesce(request_id, thread_id)::text = ${'request' in subject ? subject.request : subject.thread}`
    : 'phone' in subject
      ? sql`select person_id from app.person_phones where phone = ${subject.phone}`
      : 'shoeCase' in subject
        ? sql`select person_id from app.person_cases where case_id = ${subject.shoeCase} and person_id is not null`
        : sql`select p.person_id from app.hand_offs h join app.person_phones p on p.phone = h.phone
            where h.conversation_id = ${subject.conversation}
            union select p.person_id from app.requests r join app.person_phones p on p.phone = r.phone
            where r.conversation_id = ${subject.conversation}
            union select person_id from app.person_parts where conversation_id = ${subject.conversation}`;
  const rows = await sql<{ target: string }[]>`
    with own as (${own})
    select person_id::text as target from own
    union select m.root_id::text from own join app.people m on m.id = own.person_id
    union select g.kept_id::text from own join app.person_merges g on g.moved @> array[own.person_id]`;
  return rows.map(({ target }) => target);
};
