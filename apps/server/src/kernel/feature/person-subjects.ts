import type { AnySql } from '@rxweb/platform/sql/sql';
import type { Subject, WholeSubject } from './erase-rule.ts';

/**
 * The numbers, shoe cases and request-only conversations of a contact with all merged into it, and what staff said is its own; empty if
 * unknown. Other subjects have one part, themselves.
 */
export async function subjectsOf(sql: AnySql, subject: WholeSubject): Promise<Subject[]> {
  if (!('person' in subject)) return [subject];
  const rows = await sql<{ kind: 'phone' | 'conversation' | 'shoeCase' | 'request' | 'thread'; id: string }[]>`
    with numbers as (
      select p.phone from app.people one join app.people m on m.root_id = one.root_id join app.person_phones p on p.person_id = m.id
      where one.id = ${subject.person}
    )
    select 'phone' as kind, phone as id from numbers
    union select 'conversation', r.conversation_id::text from numbers join app.requests r using (phone) where r.conversation_id is not null
      and not exists (select from numbers n join app.hand_offs h using (phone) where h.conversation_id = r.conversation_id)
    union select p.kind, p.id from app.people one join app.people m on m.root_id = one.root_id join app.person_parts l on l.person_id = m.id
      cross join lateral (values ('conversation', l.conversation_id::text), ('request', l.request_id::text), ('thread', l.thread_id::text)) p (kind, id)
      where one.id = ${subject.person} and p.id is not null
    union select 'shoeCase', c::text from app.people one cross join app.cases_of_person(one.root_id) c where one.id = ${subject.person}
    order by kind, id`;
  return rows.map(({ kind, id }) => ({ [kind]: id }) as Subject);
}
