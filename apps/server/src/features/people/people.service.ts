import type { linkCase, PersonChange, PersonFile, PersonPlace } from '@rxweb/contracts/people';
import type { AnySql, Fragment, Sql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { auditEntryFor, writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import { auditRead } from '../../kernel/audit/audit-read.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import { findPage, searchPeople } from './list.repository.ts';
import { lockContact, writeStaffFields } from './own-fields.ts';
import { requirePersonFile, requireRoot } from './read-person.ts';
import type { Sight } from './sight.ts';
import { findItems } from './thread.repository.ts';

const listRows = 50;
const itemRows = 50;

export async function list(
  sql: Sql,
  actor: Actor,
  sight: Sight,
  { search = '', after }: { search?: string | undefined; after?: string | undefined },
) {
  const text = search.trim();
  const [page] = await Promise.all([
    text === '' ? findPage(sql, sight, after, listRows) : searchPeople(sql, sight, text, listRows),
    auditRead(sql, auditEntryFor(actor, 'people_listed', text === '' ? 'all' : 'search')),
  ]);
  return page;
}

/** Throws `not_found`, also for a contact that the role may not know of. */
export async function read(sql: Sql, actor: Actor, sight: Sight, id: string): Promise<PersonFile> {
  const file = await requirePersonFile(sql, id, sight);
  await auditRead(sql, auditEntryFor(actor, 'person_read', file.id));
  return file;
}

export async function items(sql: Sql, actor: Actor, sight: Sight, id: string, after: string | undefined) {
  const root = await requireRoot(sql, id, sight);
  const page = await findItems(sql, { root, sight, after, limit: itemRows });
  await auditRead(sql, auditEntryFor(actor, 'person_read', root));
  return page;
}

/** Throws `conflict` with the contact as it is now unless `version` is current. */
export async function change(
  sql: Sql,
  actor: Actor,
  sight: Sight,
  { id, version, change }: { id: string; version: number; change: PersonChange },
): Promise<PersonFile> {
  const { file, isStale } = await inTransaction(sql, async (tx) => {
    const root = await requireRoot(tx, id, sight);
    const members = await lockContact(tx, root);
    const { count } =
      await tx`update app.people set version = version + 1 where id = ${root} and merged_into is null and version = ${version}`;
    if (count > 0) {
      await writeStaffFields(tx, members, { ...change, name: change.name?.trim() ?? null });
      await writeAuditEntries(tx, [auditEntryFor(actor, 'person_changed', root)]);
    }
    return { file: await requirePersonFile(tx, root, sight), isStale: count === 0 };
  });
  if (isStale) throw new AppError('conflict', { message: 'Someone else changed this contact.', current: file });
  return file;
}

/** Throws `not_found` for what the role may not see. */
export async function findOf(sql: Sql, sight: Sight, { place, id }: { place: PersonPlace; id: string }) {
  if (!sight.places.has(place)) throw new AppError('not_found');
  const [found] = await placeOf(sql, place, id);
  if (!found) throw new AppError('not_found');
  const { person, name } = found;
  return { person: person !== null && (await isSeen(sql, person, sight)) ? person : null, name };
}

const isSeen = (sql: AnySql, id: string, sight: Sight) =>
  requireRoot(sql, id, sight).then(
    () => true,
    () => false,
  );

interface Place {
  person: string | null;
  name: string | null;
}

function placeOf(sql: Sql, place: PersonPlace, id: string): PromiseLike<Place[]> {
  const ofNumber = (rows: Fragment) => sql<Place[]>`
    select o.root_id as person, null as name from (${rows}) place
      left join app.person_phones p on p.phone = place.phone left join app.people o on o.id = coalesce(place.part, p.person_id)`;
  switch (place) {
    case 'request':
      return ofNumber(sql`
        select r.phone, coalesce(
          (select l.person_id from app.person_parts l where l.request_id = r.id),
          (select l.person_id from app.person_parts l where l.conversation_id = r.conversation_id)) as part
        from app.requests r where r.id = ${id}`);
    case 'text':
      return ofNumber(sql`
        select s.phone, (select l.person_id from app.person_parts l where l.thread_id = s.id) as part
        from public.sms_people s where s.id = ${id}`);
    case 'conversation':
      return ofNumber(sql`
        select left_in.phone, coalesce(
          (select l.person_id from app.person_parts l where l.conversation_id = c.id),
          (select l.person_id from app.person_parts l where l.request_id = left_in.request)) as part
        from app.conversations c left join lateral (
          (select h.phone, null::uuid as request from app.hand_offs h where h.conversation_id = c.id order by h.created_at desc, h.id limit 1)
          union all
          (select r.phone, r.id from app.requests r where r.conversation_id = c.id order by r.created_at desc, r.id limit 1)
          union all
          (select l.phone, null from app.confirmed_legs l join app.text_consents t on t.id = l.consent_id
            where l.conversation_id = c.id order by t.confirmed_at desc, t.id limit 1)
          limit 1) left_in on true
        where c.id = ${id}`);
    case 'case':
      return sql<Place[]>`
        select c.patient_name as name, case when l.case_id is not null then linked.root_id else (
          select o.root_id from app.person_phones p join app.people o on o.id = p.person_id
          where p.phone = app.e164(c.patient_phone) and c.id in (select app.cases_of_person(o.root_id))) end as person
        from public.dme_shoe_cases c
        left join app.person_cases l on l.case_id = c.id left join app.people linked on linked.id = l.person_id
        where c.id = ${id}`;
  }
}

type CaseLink = z.infer<typeof linkCase.input.body>;

/** Whose shoe case this is, by staff's own word. */
export async function linkShoeCase(sql: Sql, actor: Actor, sight: Sight, { case: caseId, person }: CaseLink) {
  await inTransaction(sql, async (tx) => {
    const [known] = await tx`select from public.dme_shoe_cases where id = ${caseId} for key share`;
    if (!known) throw new AppError('not_found');
    const root = person ? await requireRoot(tx, person, sight) : null;
    if (person === undefined) await tx`delete from app.person_cases where case_id = ${caseId}`;
    else
      await tx`
        insert into app.person_cases (case_id, person_id, by_id) values (${caseId}, ${root}, ${actor.userId})
        on conflict (case_id) do update set person_id = excluded.person_id, by_id = excluded.by_id, at = now()`;
    const detail = person === undefined ? 'by number and name' : root === null ? 'no contact' : `contact ${root}`;
    await writeAuditEntries(tx, [auditEntryFor(actor, 'person_case_linked', caseId, detail)]);
  });
  const { person: found } = await findOf(sql, sight, { place: 'case', id: caseId });
  return { person: found };
}
