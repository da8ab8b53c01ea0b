import type { AuditEntry, SeenBy } from '@rxweb/contracts/audit';
import type { Sql } from '@rxweb/platform/sql/sql';
import type { Subject } from '../../kernel/feature/erase-rule.ts';
import type { FindsAuditTargets } from '../../kernel/feature/feature.ts';
import { createAuditRepository } from './audit.repository.ts';

export interface Sighting {
  found: boolean;
  people: SeenBy[];
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
  const repository = createAuditRepository(sql);
  const [people, entries] = await Promise.all([
    repository.countActors([...targets]),
    repository.readTargets([...targets], limit),
  ]);
  return { found: known.length > 0 || entries.length > 0, people, entries };
}
