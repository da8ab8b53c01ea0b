import type { AuditEntry, SeenBy } from '@rxweb/contracts/audit';
import { isUuid } from '@rxweb/contracts/shared/uuid';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Subject } from '../../kernel/feature/erase-rule.ts';
import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';
import { createAuditRepository } from './audit.repository.ts';
import { presentEntry, selectEntries } from './select-entries.ts';

export interface Sighting {
  /** Whether anything is kept about the person. */
  found: boolean;
  people: SeenBy[];
  /** The newest first. */
  entries: AuditEntry[];
}

/** Who saw or changed what is kept about a person. An id works after its row was erased. */
export async function findWhoSaw(
  sql: Sql,
  finders: readonly FindsAuditTargets[],
  subject: Subject,
  limit: number,
): Promise<Sighting> {
  const known = (await Promise.all(finders.map((find) => find(sql, subject)))).flat();
  const targets = new Set(known);
  if ('shoeCase' in subject) targets.add(subject.shoeCase.toLowerCase());
  if ('conversation' in subject) targets.add(subject.conversation.toLowerCase());
  const rows = sql`select * from app.audit_log l where l.target = any (${[...targets]})`;
  const [people, newest] = await Promise.all([
    sql<(Omit<SeenBy, 'first' | 'last'> & Record<'first' | 'last', Date>)[]>`
      select actor_id, actor_name, actor_email, actor_role, count(*)::int as times, min(at) as first, max(at) as last
      from (${selectEntries(sql, rows, sql`desc`)}) seen where outcome = 'ok'
      group by actor_id, actor_name, actor_email, actor_role order by last desc`,
    selectEntries(sql, sql`${rows} order by l.seq desc limit ${limit}`, sql`desc`),
  ]);
  return {
    found: known.length > 0 || newest.length > 0,
    people: people.map(({ first, last, ...rest }) => ({
      ...rest,
      first: first.toISOString(),
      last: last.toISOString(),
    })),
    entries: newest.map(presentEntry),
  };
}

/** What an account did, oldest first: by id, or by any address that it is known to have had. */
export async function* readDeeds(sql: Sql, account: string): AsyncIterable<AuditEntry[]> {
  const repository = createAuditRepository(sql);
  for (const person of await accountsOf(sql, account)) yield* repository.readAll({ person, by: 'person' });
}

async function accountsOf(sql: Sql, account: string): Promise<string[]> {
  if (isUuid(account)) return [account.toLowerCase()];
  const email = account.trim().toLowerCase();
  const rows = await sql<{ id: string }[]>`
    select id from auth.users where email = ${email} and deleted_at is null
    union select account from app.known_identities where email = ${email}
    union select actor_id from app.audit_log where actor_email = ${email}`;
  return rows.map(({ id }) => id);
}
