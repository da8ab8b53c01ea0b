import type { AnySql } from '@rxweb/platform/sql/sql';
import type { Subject, WholeSubject } from './erase-rule.ts';

type Kind = 'phone' | 'sharedPhone' | 'request' | 'thread' | 'chat' | 'sharedChat' | 'callback' | 'leg' | 'shoeCase';

/**
 * What is a contact's alone, with all merged into it: its numbers and shoe cases, and of numbers and conversations that another contact uses
 * too, only its own rows. Empty if unknown. Other subjects have one part, themselves.
 */
export async function subjectsOf(sql: AnySql, subject: WholeSubject): Promise<Subject[]> {
  if (!('person' in subject)) return [subject];
  const rows = await sql<{ kind: Kind; id: string }[]>`
    with members as materialized (
      select m.id from app.people one join app.people m on m.root_id = one.root_id where one.id = ${subject.person}
    ), requests as materialized (
      select r.id, r.phone, r.conversation_id from members m cross join lateral app.person_requests(m.id) own join app.requests r on r.id = own
    ), callbacks as materialized (
      select h.id, h.phone, h.conversation_id from members m cross join lateral app.person_callbacks(m.id) own join app.hand_offs h on h.id = own
    ), threads as materialized (
      select s.id, s.phone from members m cross join lateral app.person_threads(m.id) own join public.sms_people s on s.id = own
    ), legs as materialized (
      select l.* from members m cross join lateral app.person_legs(m.id) l
    ), chats as (
      select conversation_id as id from callbacks union select conversation_id from legs union select conversation_id from requests where conversation_id is not null
      union select l.conversation_id from members m join app.person_parts l on l.person_id = m.id where l.conversation_id is not null
    ), shared_chats as materialized (
      select c.id from chats c
      where exists (select from app.hand_offs h where h.conversation_id = c.id and not exists (select from callbacks o where o.id = h.id))
        or exists (select from app.requests r where r.conversation_id = c.id and not exists (select from requests o where o.id = r.id))
        or exists (select from app.confirmed_legs l where l.conversation_id = c.id and not exists (
          select from legs o where o.consent_id = l.consent_id))
    ), numbers as materialized (
      select p.phone,
        exists (select from app.requests r where r.phone = p.phone and not exists (select from requests o where o.id = r.id))
        or exists (select from app.hand_offs h where h.phone = p.phone and (
          h.conversation_id in (select id from shared_chats) or not exists (select from callbacks o where o.id = h.id)))
        or exists (select from app.confirmed_legs l where l.phone = p.phone and (
          l.conversation_id in (select id from shared_chats) or not exists (select from legs o where o.consent_id = l.consent_id)))
        or exists (select from public.sms_people s where s.phone = p.phone and not exists (select from threads o where o.id = s.id)) as "isShared"
      from members m join app.person_phones p on p.person_id = m.id
    ), whole as (
      select phone from numbers where not "isShared"
    )
    select case when "isShared" then 'sharedPhone' else 'phone' end as kind, phone as id from numbers
    union select 'request', id::text from requests where phone not in (select phone from whole)
    union select 'thread', id::text from threads where phone not in (select phone from whole)
    union select 'callback', id::text from callbacks where conversation_id in (select id from shared_chats)
    union select 'leg', consent_id::text from legs where conversation_id in (select id from shared_chats)
    union select 'sharedChat', id::text from shared_chats
    union select 'chat', c.id::text from chats c where c.id not in (select id from shared_chats)
      and not exists (select from callbacks h where h.conversation_id = c.id and h.phone in (select phone from whole))
      and not exists (select from legs l where l.conversation_id = c.id and l.phone in (select phone from whole))
    union select 'shoeCase', c::text from app.people one cross join app.cases_of_person(one.root_id) c where one.id = ${subject.person}
    order by kind, id`;
  return rows.map(({ kind, id }) => ({ [kind]: id }) as Subject);
}
