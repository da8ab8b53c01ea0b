import type { PersonFile, PersonListItem } from '@rxweb/contracts/people';
import { parsePhoneNumber } from '@rxweb/domain/text/phone-number';
import type { Sql, TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import { auditEntryFor, writeAuditEntries } from '../../kernel/audit/audit-log.ts';
import { AppError } from '../../kernel/errors/app-error.ts';
import type { Actor } from '../../kernel/http/actor.ts';
import { lockContact } from './own-fields.ts';
import { requirePersonFile, requireRoot } from './read-person.ts';
import { takeVersion } from './separate.ts';
import type { Sight } from './sight.ts';

interface NumberOrder {
  id: string;
  version: number;
  /** As typed. */
  phone: string;
}

/**
 * With another contact's number, nothing is added. Throws `not_found`, `conflict` when the contact changed since, and `phone_not_allowed`, also
 * for a number of a contact that the role may not know of.
 */
export async function addNumber(
  sql: Sql,
  countryCodes: readonly string[],
  actor: Actor,
  sight: Sight,
  { id, version, phone: typed }: NumberOrder,
): Promise<{ person: PersonFile; owner: PersonListItem | null }> {
  const phone = parsePhoneNumber(typed, countryCodes);
  if (phone === null) throw new AppError('phone_not_allowed');
  const { outcome, file } = await inTransaction(sql, async (tx) => {
    const root = await requireRoot(tx, id, sight);
    const members = await lockContact(tx, root);
    const outcome = await addOne(tx, actor.userId, { root, members, version, phone });
    if (outcome === 'added') await writeAuditEntries(tx, [auditEntryFor(actor, 'person_number_added', root)]);
    return { outcome, file: await requirePersonFile(tx, root, sight) };
  });
  if (outcome === 'stale')
    throw new AppError('conflict', { message: 'Someone else changed this contact.', current: file });
  if (outcome === 'added' || outcome === 'has') return { person: file, owner: null };
  const owner = await requirePersonFile(sql, outcome.owner, sight).catch(() => null);
  if (!owner) throw new AppError('phone_not_allowed');
  return { person: file, owner };
}

interface NewNumber {
  root: string;
  members: readonly string[];
  version: number;
  phone: string;
}

async function addOne(
  tx: TransactionSql,
  by: string,
  { root, members, version, phone }: NewNumber,
): Promise<'added' | 'has' | 'stale' | { owner: string }> {
  // Staff wrote it, so all who may see the contact may see it.
  const { count } = await tx`
    insert into app.person_phones (phone, person_id, reach, added_by) values (${phone}, ${root}, 1, ${by}) on conflict do nothing`;
  if (count > 0) {
    if (await takeVersion(tx, root, version)) return 'added';
    await tx`delete from app.person_phones where phone = ${phone}`;
    return 'stale';
  }
  const [{ owner }] = await tx<
    [{ owner: string }]
  >`select person_id as owner from app.person_phones where phone = ${phone}`;
  return members.includes(owner) ? 'has' : { owner };
}
