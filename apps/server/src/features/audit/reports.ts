import type { ArchiveGaps, AuditEntry, SeenBy } from '@rxweb/contracts/audit';
import { isUuid } from '@rxweb/contracts/shared/uuid';
import type { WholeSubject } from '../../kernel/feature/erase-rule.ts';
import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';
import { subjectsOf } from '../../kernel/feature/person-subjects.ts';
import { type ArchiveDoor, queryOfTargets, searchArchive } from './archive/search-archive.ts';
import { createAuditRepository } from './audit.repository.ts';
import { inBatches, readWholeLog } from './read-log.ts';
import { presentArchived, presentEntry, selectEntries } from './select-entries.ts';

export interface Sighting {
  /** Whether anything is kept about the person. */
  found: boolean;
  people: SeenBy[];
  /** The newest first. */
  entries: AuditEntry[];
  gaps: ArchiveGaps;
}

interface SightingOptions {
  limit: number;
  /** For the archive; all of it without. */
  ms?: number | undefined;
}

/** Who saw or changed a person's data, in the database and the archive. An id works after its row was erased. */
export async function findWhoSaw(
  archive: ArchiveDoor,
  finders: readonly FindsAuditTargets[],
  subject: WholeSubject,
  { limit, ms }: SightingOptions,
): Promise<Sighting> {
  const { sql } = archive;
  const parts = await subjectsOf(sql, subject);
  const known = (await Promise.all(parts.flatMap((part) => finders.map((find) => find(sql, part))))).flat();
  const targets = new Set(known);
  if ('shoeCase' in subject) targets.add(subject.shoeCase.toLowerCase());
  if ('person' in subject) targets.add(subject.person.toLowerCase());
  if ('conversation' in subject) targets.add(subject.conversation.toLowerCase());
  const rows = sql`select * from app.audit_log l where l.target = any (${[...targets]})`;
  const [people, newest] = await Promise.all([
    sql<(Omit<SeenBy, 'first' | 'last'> & Record<'first' | 'last', Date>)[]>`
      select actor_id, actor_name, actor_email, actor_role, count(*)::int as times, min(at) as first, max(at) as last
      from (${selectEntries(sql, rows, sql`desc`)}) seen where outcome = 'ok'
      group by actor_id, actor_name, actor_email, actor_role order by last desc`,
    selectEntries(sql, sql`${rows} order by l.seq desc limit ${limit}`, sql`desc`),
  ]);
  const counted = new Map<string, SeenBy>();
  for (const { first, last, ...person } of people)
    count(counted, { ...person, first: first.toISOString(), last: last.toISOString() });
  const older = targets.size === 0 ? noOlder : await findArchived(archive, targets, counted, { limit, ms });
  const entries = [...newest.map(presentEntry), ...older.entries].slice(0, limit);
  return {
    found: known.length > 0 || entries.length > 0,
    people: [...counted.values()].sort((one, other) => other.last.localeCompare(one.last)),
    entries,
    gaps: older.gaps,
  };
}

const noOlder = { entries: [] as AuditEntry[], gaps: { unreadable: [], searchedTo: null } };

async function findArchived(
  archive: ArchiveDoor,
  targets: ReadonlySet<string>,
  counted: Map<string, SeenBy>,
  { limit, ms }: SightingOptions,
) {
  const gaps: ArchiveGaps = { unreadable: [], searchedTo: null };
  let newest: AuditEntry[] = [];
  for await (const rows of inBatches(searchArchive(archive, queryOfTargets(targets), gaps, ms))) {
    const entries = await presentArchived(archive.sql, rows);
    for (const { at, outcome, actor_id, actor_name, actor_email, actor_role } of entries)
      if (outcome === 'ok')
        count(counted, { actor_id, actor_name, actor_email, actor_role, times: 1, first: at, last: at });
    newest = [...newest, ...entries].sort((one, other) => other.seq - one.seq).slice(0, limit);
  }
  return { entries: newest, gaps };
}

function count(counted: Map<string, SeenBy>, person: SeenBy): void {
  const key = JSON.stringify([person.actor_id, person.actor_name, person.actor_email, person.actor_role]);
  const known = counted.get(key);
  if (!known) counted.set(key, { ...person });
  else {
    known.times += person.times;
    if (person.first < known.first) known.first = person.first;
    if (person.last > known.last) known.last = person.last;
  }
}

/** What an account did, oldest first: by id, or by any address it is known by. */
export async function* readDeeds(
  archive: ArchiveDoor,
  account: string,
  gaps: ArchiveGaps,
): AsyncGenerator<AuditEntry[]> {
  const log = { repository: createAuditRepository(archive.sql), archive };
  for (const person of await accountsOf(archive, account)) yield* readWholeLog(log, { person, by: 'person' }, gaps);
}

async function accountsOf(archive: ArchiveDoor, account: string): Promise<Set<string>> {
  if (isUuid(account)) return new Set([account.toLowerCase()]);
  const email = account.trim().toLowerCase();
  const rows = await archive.sql<{ id: string }[]>`
    select id from auth.users where email = ${email} and deleted_at is null
    union select account from app.known_identities where email = ${email}
    union select actor_id from app.audit_log where actor_email = ${email}`;
  const ids = new Set(rows.map(({ id }) => id));
  const query = {
    hints: [JSON.stringify(email)],
    matches: (row: { actor_email: string | null }) => row.actor_email === email,
  };
  for await (const { actor_id } of searchArchive(archive, query, { unreadable: [], searchedTo: null }))
    if (actor_id !== null) ids.add(actor_id);
  return ids;
}
