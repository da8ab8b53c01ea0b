import type { NameSource, PartKind } from '@rxweb/contracts/people';
import type { Language } from '@rxweb/contracts/shared/language';
import type { Fragment, TransactionSql } from '@rxweb/platform/sql/sql';
import { forgetNames } from './forget.ts';
import { lockContact, ownFields } from './own-fields.ts';

export interface Part {
  kind: PartKind;
  /** The number, or the id of the row. */
  subject: string;
}

/** In the inbox, by staff. */
type ThreadWords = { id: string; name: string | null; language: Language | null };

/** What a contact lost with a part: for an undo. An erasure empties it. */
type Lost = {
  names: SaidName[];
  /** Staff's. */
  language: Language | null;
  thread: ThreadWords | null;
};
type SaidName = { source: NameSource; name_key: string; name: string; first_at: string };

const columns = {
  phone: 'phone',
  request: 'request_id',
  conversation: 'conversation_id',
  text: 'thread_id',
} as const satisfies Record<PartKind, string>;
const reaches = { request: 1, conversation: 2, text: 3 } as const;

/** Which of these contacts has it by itself. */
export async function ownerOf(tx: TransactionSql, members: readonly string[], part: Part): Promise<string | null> {
  const [row] = await tx<{ id: string }[]>`
    select id from unnest(${[...members]}::uuid[]) id where ${isOf(tx, part)} limit 1`;
  return row?.id ?? null;
}

function isOf(tx: TransactionSql, { kind, subject }: Part): Fragment {
  switch (kind) {
    case 'phone':
      return tx`exists (select from app.person_phones p where p.person_id = id and p.phone = ${subject})`;
    case 'request':
      return tx`${subject}::uuid in (select app.person_requests(id))`;
    case 'conversation':
      return tx`(
        exists (select from app.person_callbacks(id) c join app.hand_offs h on h.id = c where h.conversation_id = ${subject}::uuid)
        or exists (select from app.person_requests(id) q join app.requests r on r.id = q where r.conversation_id = ${subject}::uuid)
        or exists (select from app.person_legs(id) l where l.conversation_id = ${subject}::uuid)
        or exists (select from app.person_parts l where l.person_id = id and l.conversation_id = ${subject}::uuid))`;
    case 'text':
      return tx`${subject}::uuid in (select app.person_threads(id))`;
  }
}

/** Makes a contact of its own of one of a locked contact's parts, with the names that belong to it. Returns the ids of both. */
export async function takeOut(
  tx: TransactionSql,
  by: string,
  own: string,
  part: Part,
): Promise<{ id: string; apart: string }> {
  const [{ root }] = await tx<[{ root: string }]>`select root_id as root from app.people where id = ${own}`;
  const said = await namesOf(tx, own);
  const thread = await threadOf(tx, part);
  const [{ apart }] = await tx<[{ apart: string }]>`
    with made as (select gen_random_uuid() as id, ${reachOf(tx, part)} as reach)
    insert into app.people (id, root_id, reach, shown_reach) select id, id, reach, reach from made returning id as apart`;
  if (part.kind === 'phone') await tx`update app.person_phones set person_id = ${apart} where phone = ${part.subject}`;
  const column = tx(columns[part.kind]);
  const [{ id }] = await tx<[{ id: string }]>`
    insert into app.person_parts (${column}, person_id, from_id, before, by_id)
    values (${part.subject}, ${apart}, ${own}, '{}', ${by})
    on conflict (${column}) do update set person_id = excluded.person_id, by_id = excluded.by_id, at = excluded.at returning id`;
  const language = thread && (await shareStaffName(tx, { own, apart, thread, isNumber: part.kind === 'phone' }));
  await tx`select app.learn_person(id) from unnest(array[${own}, ${apart}]::uuid[]) id`;
  await forgetNames(tx, [root]);
  await tx`select app.refresh_person(${root})`;
  const left = new Set((await namesOf(tx, own)).map(({ source, name_key }) => `${source} ${name_key}`));
  const names = said.filter(({ source, name_key }) => !left.has(`${source} ${name_key}`));
  const lost: Lost = { names, language, thread: part.kind === 'phone' ? thread : null };
  // What was taken out twice goes back to where it was at first.
  await tx`update app.person_parts set before = ${tx.json(lost)} where id = ${id} and before = '{}'`;
  return { id, apart };
}

const namesOf = (tx: TransactionSql, id: string) => tx<SaidName[]>`
  select source, name_key, name, first_at::text from app.person_names where person_id = ${id}`;

const reachOf = (tx: TransactionSql, { kind, subject }: Part): Fragment =>
  kind === 'phone'
    ? tx`(select reach from app.person_phones where phone = ${subject})`
    : tx`${reaches[kind]}::smallint`;

/** The thread of the inbox that goes along. */
async function threadOf(tx: TransactionSql, { kind, subject }: Part): Promise<ThreadWords | null> {
  if (kind !== 'phone' && kind !== 'text') return null;
  const [row] = await tx<ThreadWords[]>`
    select s.id, s.name, s.language from public.sms_people s
    where ${kind === 'text' ? tx`s.id = ${subject}` : tx`s.phone = ${subject} and not exists (select from app.person_parts l where l.thread_id = s.id)`}`;
  return row ?? null;
}

interface StaffName {
  own: string;
  apart: string;
  thread: ThreadWords;
  isNumber: boolean;
}

/**
 * The inbox has one name of staff for both: with a number it stays with the contact, with the texts alone it goes along. Returns the language of
 * staff that goes, too.
 */
async function shareStaffName(
  tx: TransactionSql,
  { own, apart, thread, isNumber }: StaffName,
): Promise<Language | null> {
  const { [own]: was } = await ownFields(tx, [own]);
  const staffLanguage = was?.languageSource === 'staff' ? was.language : null;
  const isSame = was?.nameSource === 'staff' && was.name === thread.name;
  if (isSame && isNumber) {
    await tx`update public.sms_people set name = null, language = null, version = version + 1 where id = ${thread.id}`;
    return null;
  }
  const isGoing = isSame && staffLanguage === thread.language;
  if (isSame) await tx`select app.write_person(${own}, null, ${isGoing ? null : staffLanguage})`;
  await tx`select app.write_person(${apart}, ${thread.name}, ${thread.language})`;
  return isGoing ? staffLanguage : null;
}

interface Taken {
  kind: PartKind;
  phone: string | null;
  from: string | null;
  apart: string;
}

/** Null when there is none, or nothing to put it back to. */
export async function findPart(tx: TransactionSql, id: string): Promise<(Taken & { from: string }) | null> {
  const [row] = await tx<Taken[]>`
    select case when phone is not null then 'phone' when request_id is not null then 'request' when conversation_id is not null then 'conversation'
      else 'text' end as kind, phone, from_id as from, person_id as apart from app.person_parts where id = ${id}`;
  const from = row?.from;
  return row && from ? { ...row, from } : null;
}

/** Puts a part back to the contact it was taken out of; both are locked. */
export async function putBack(
  tx: TransactionSql,
  id: string,
  { phone, from, apart }: Taken & { from: string },
): Promise<void> {
  const [{ lost }] = await tx<[{ lost: Partial<Lost> }]>`select before as lost from app.person_parts where id = ${id}`;
  const roots = await rootsOf(tx, [from, apart]);
  if (phone !== null) await tx`update app.person_phones set person_id = ${from} where phone = ${phone}`;
  // A contact that had nothing else goes with this.
  await tx`delete from app.person_parts where id = ${id}`;
  const { names = [], language = null, thread } = lost;
  if (thread)
    await tx`
      update public.sms_people set name = ${thread.name}, language = ${thread.language}, version = version + 1
      where id = ${thread.id} and name is null and language is null and ${thread.name !== null || thread.language !== null}`;
  for (const { source, name_key, name, first_at } of names)
    await tx`
      insert into app.person_names (person_id, source, name_key, name, first_at)
      select ${from}, ${source}, ${name_key}, ${name}, ${first_at}::timestamptz
      where ${source}::text <> 'staff' or not exists (select from app.person_names n where n.person_id = ${from} and n.source = 'staff')
      on conflict do nothing`;
  await tx`
    update app.people set language = ${language}, language_source = 'staff'
    where id = ${from} and ${language}::text is not null and language_source is distinct from 'staff'`;
  await tx`select app.learn_person(${from})`;
  await forgetNames(tx, roots);
  // Staff's name, else the one that was said first.
  await tx`
    update app.people p set name = n.name, name_source = n.source from (
      select name, source from app.person_names where person_id = ${from} order by source = 'staff' desc, first_at, name_key limit 1) n
    where p.id = ${from} and (p.name, p.name_source) is distinct from (n.name, n.source)`;
}

/** Locks these contacts with all merged into them; returns the roots. */
export async function lockFamilies(tx: TransactionSql, ids: readonly string[]): Promise<string[]> {
  const roots = await rootsOf(tx, ids);
  for (const root of roots.toSorted()) await lockContact(tx, root);
  return roots;
}

async function rootsOf(tx: TransactionSql, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ root: string }[]>`
    select distinct root_id as root from app.people where id = any (${[...ids]}::uuid[])`;
  return rows.map(({ root }) => root);
}
