import type { PersonFile } from '@rxweb/contracts/people';
import type { Person as StaffPerson } from '@rxweb/contracts/shared/staff-person';
import { formatReference } from '@rxweb/domain/requests/reference';
import type { AnySql } from '@rxweb/platform/sql/sql';
import { type Sight, seesPart } from './sight.ts';

/** All numbers of a contact: its own, and those it shares with another one. */
export function readNumbers(sql: AnySql, root: string, { reach }: Sight): Promise<PersonFile['numbers']> {
  return sql<PersonFile['numbers']>`
    select p.phone, p.added_by is not null as "isByHand", false as "isShared"
    from (select p.* from app.people m join app.person_phones p on p.person_id = m.id
      where m.root_id = ${root} and p.reach <= ${reach} order by p.added_at, p.phone) p
    union all
    select phone, false, true from (
      select r.phone, 1 as reach from app.people m join app.person_parts l on l.person_id = m.id join app.requests r on r.id = l.request_id
        where m.root_id = ${root}
      union select h.phone, 2 from app.people m join app.person_parts l on l.person_id = m.id
        join app.hand_offs h on h.conversation_id = l.conversation_id where m.root_id = ${root}
      union select own.phone, 2 from app.people m cross join lateral app.person_legs(m.id) own where m.root_id = ${root}
      union select s.phone, 3 from app.people m join app.person_parts l on l.person_id = m.id join public.sms_people s on s.id = l.thread_id
        where m.root_id = ${root}
    ) shared
    where reach <= ${reach} and not exists (
      select from app.people m join app.person_phones p on p.person_id = m.id where m.root_id = ${root} and p.phone = shared.phone)
    group by phone`;
}

type Row = Omit<PersonFile['parts'][number], 'at'> & { at: Date; by: StaffPerson | null };

/** Parts that were taken out of the contact, and those it was made of. */
export async function readParts(sql: AnySql, root: string, sight: Sight): Promise<PersonFile['parts']> {
  const rows = await sql<Row[]>`
    select l.id, l.at, app.person(l.by_id) as by, f.root_id = ${root} as "isTakenOut",
      case when l.phone is not null then 'phone' when l.request_id is not null then 'request' when l.conversation_id is not null
        then 'conversation' else 'text' end as kind,
      coalesce(l.phone, (select r.reference from app.requests r where r.id = l.request_id),
        (select s.phone from public.sms_people s where s.id = l.thread_id)) as label,
      case when o.shown_reach <= ${sight.reach} then jsonb_build_object('id', o.id, 'name', o.shown_name) end as other
    from app.people m join app.person_parts l on l.from_id = m.id or l.person_id = m.id
    join app.people f on f.id = l.from_id join app.people a on a.id = l.person_id
    join app.people o on o.id = case when f.root_id = ${root} then a.root_id else f.root_id end
    where m.root_id = ${root} and f.root_id <> a.root_id and (l.phone is null or exists (
      select from app.person_phones p where p.phone = l.phone and p.reach <= ${sight.reach}))
    order by l.at desc, l.id`;
  return rows
    .filter(({ kind }) => seesPart(sight, kind))
    .map(({ at, label, kind, ...row }) => ({
      ...{ ...row, kind, at: at.toISOString() },
      label: kind === 'request' && label !== null ? formatReference(label) : label,
    }));
}
