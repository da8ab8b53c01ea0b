import type { PersonFile, PersonListItem } from '@rxweb/contracts/people';
import type { Person as StaffPerson } from '@rxweb/contracts/shared/staff-person';
import type { AnySql, Fragment } from '@rxweb/platform/sql/sql';
import { AppError } from '../../kernel/errors/app-error.ts';
import { personColumns } from './list.repository.ts';
import { readNumbers, readParts } from './parts.repository.ts';
import type { Sight } from './sight.ts';

/** The contact that this one is part of. Throws `not_found`, also for one that the role may not know of. */
export async function requireRoot(sql: AnySql, id: string, { reach }: Sight): Promise<string> {
  const [row] = await sql<{ root: string }[]>`
    select r.id as root from app.people one join app.people r on r.id = one.root_id where one.id = ${id} and r.shown_reach <= ${reach}`;
  if (!row) throw new AppError('not_found');
  return row.root;
}

type Base = Pick<
  PersonFile,
  keyof PersonListItem | 'nameSource' | 'languageSource' | 'spokenLanguage' | 'needsInterpreter'
>;

/** A contact as this role sees it. Throws `not_found`. */
export async function requirePersonFile(sql: AnySql, id: string, sight: Sight): Promise<PersonFile> {
  const root = await requireRoot(sql, id, sight);
  // One after the other in a transaction; at once otherwise.
  const [[base], names, merges, duplicates, consents, numbers, parts] = await Promise.all([
    readBase(sql, root, sight),
    readNames(sql, root, sight),
    readMerges(sql, root, sight),
    readDuplicates(sql, root, sight),
    readConsents(sql, root, sight),
    readNumbers(sql, root, sight),
    readParts(sql, root, sight),
  ]);
  if (!base) throw new AppError('not_found');
  return { ...base, names, merges, duplicates, consents, numbers, parts };
}

const readBase = (sql: AnySql, root: string, sight: Sight) => sql<Base[]>`
  select ${personColumns(sql, sight)},
    (select m.name_source from app.people m where m.root_id = r.id and m.name is not null
      order by m.id <> r.id, m.created_at, m.id limit 1) as "nameSource",
    (select m.language_source from app.people m where m.root_id = r.id and m.language is not null
      order by m.language_source = 'staff' desc, m.id <> r.id, m.created_at, m.id limit 1) as "languageSource",
    (select m.spoken_language from app.people m where m.root_id = r.id and m.spoken_language is not null
      order by m.id <> r.id, m.created_at, m.id limit 1) as "spokenLanguage",
    exists (select from app.people m where m.root_id = r.id and m.needs_interpreter) as "needsInterpreter"
  from app.people r where r.id = ${root}`;

async function readNames(sql: AnySql, root: string, { names }: Sight): Promise<PersonFile['names']> {
  const rows = await sql<(Omit<PersonFile['names'][number], 'at'> & { at: Date })[]>`
    select n.name, n.source, min(n.first_at) as at from app.people m join app.person_names n on n.person_id = m.id
    where m.root_id = ${root} and n.source = any (${[...names]}) group by n.name, n.source order by at, n.name, n.source limit 100`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

type MergeRow = Omit<PersonFile['merges'][number], 'at'> & { at: Date; by: StaffPerson | null };

async function readMerges(sql: AnySql, root: string, { reach }: Sight): Promise<PersonFile['merges']> {
  const rows = await sql<MergeRow[]>`
    select g.id, g.at, app.person(g.by_id) as by, case when m.reach <= ${reach} then m.name end as name,
      array(select p.phone from app.person_phones p where p.person_id = any (g.moved) and p.reach <= ${reach} order by p.phone) as phones
    from app.people m join app.person_merges g on g.merged_id = m.id and g.undone_at is null
    where m.root_id = ${root} order by g.at desc, g.id`;
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Staff said that they are two people. */
const isApart = (sql: AnySql, root: string) => sql`exists (
  select from app.person_parts l join app.people f on f.id = l.from_id join app.people a on a.id = l.person_id
  where (f.root_id, a.root_id) in ((${root}::uuid, r.id), (r.id, ${root}::uuid)))`;

const mostDuplicates = 5;
/** A common name has many: look at so many. */
const mostCandidates = 50;

/** The same name: with the same birth date, or another number. Two known birth dates that differ are two people. */
function readDuplicates(sql: AnySql, root: string, sight: Sight): Promise<PersonFile['duplicates']> {
  const birthDates = (person: Fragment) => sql`
    array(select distinct q.birth_date from app.people m cross join lateral app.person_requests(m.id) own join app.requests q on q.id = own
      where m.root_id = ${person} and q.birth_date is not null)`;
  return sql<PersonFile['duplicates']>`
    with candidates as materialized (
      select o.root_id as id from (
        select distinct n.name_key from app.people m join app.person_names n on n.person_id = m.id
        where m.root_id = ${root} and n.source = any (${[...sight.names]})) mine
      join app.person_names n on n.name_key = mine.name_key and n.source = any (${[...sight.names]})
      join app.people o on o.id = n.person_id
      where o.root_id <> ${root} limit ${mostCandidates}
    ), dated as (
      select c.id, ${birthDates(sql`${root}::uuid`)} as own, ${birthDates(sql`c.id`)} as others from (select distinct id from candidates) c
    )
    select ${personColumns(sql, sight)}, case when d.own && d.others then 'birth_date' else 'name' end as reason
    from dated d join app.people r on r.id = d.id
    where r.shown_reach <= ${sight.reach} and not ${isApart(sql, root)} and (d.own && d.others or d.own = '{}' or d.others = '{}')
    order by d.own && d.others desc, r.created_at, r.id limit ${mostDuplicates}`;
}

type ConsentRow = Omit<PersonFile['consents'][number], 'askedAt' | 'givenAt' | 'withdrawnAt'> & {
  askedAt: Date;
  givenAt: Date | null;
  withdrawnAt: Date | null;
};

/** Newest first. Employees see those of requests. */
async function readConsents(sql: AnySql, root: string, { reach, items }: Sight): Promise<PersonFile['consents']> {
  const [table] = await sql<[{ isThere: boolean }]>`select to_regclass('app.text_consents') is not null as "isThere"`;
  if (!table.isThere) return [];
  const rows = await sql<ConsentRow[]>`
    select c.phone, c.purpose, c.channel, c.words, c.language, c.asked_at as "askedAt", c.confirmed_at as "givenAt", c.withdrawn_at as "withdrawnAt",
      c.how, case when ${items.has('text')} then c.note end as note, app.person(c.by_id) as by
    from app.people m join app.person_phones p on p.person_id = m.id join app.text_consents c on c.phone = p.phone
    where m.root_id = ${root} and p.reach <= ${reach} and (${reach} > 1 or c.purpose in ('request', 'reminders'))
    order by c.asked_at desc, c.id limit 100`;
  return rows.map(({ askedAt, givenAt, withdrawnAt, ...row }) => ({
    ...row,
    askedAt: askedAt.toISOString(),
    givenAt: givenAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
}
