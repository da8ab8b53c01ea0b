import type { changeSmsOptOut } from '@rxweb/contracts/sms/inbox';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { InboxDeps } from '../deps.ts';
import { optIn, optOut } from '../opt-outs.ts';
import { dismissOptOutHint, lockPerson, requirePerson } from './people.repository.ts';

type Change = z.output<(typeof changeSmsOptOut)['input']['body']>['change'];

/**
 * Applies an opt-out change by staff (security row T4); no change, no audit entry. Throws `conflict` with the current person when only the
 * person can undo their opt-out.
 */
export async function changeOptOut(
  { sql, now }: InboxDeps,
  actor: Actor,
  personId: string,
  change: Change,
): Promise<SmsPerson> {
  return inTransaction(sql, async (tx) => {
    await lockPerson(tx, personId);
    const before = await requirePerson(tx, personId);
    if (!(await apply(tx, before, change, { byId: actor.userId, at: now() }))) return before;
    await writeAuditEntries(tx, [auditEntryFor(actor, 'sms_opt_out_changed', personId, change)]);
    return requirePerson(tx, personId);
  });
}

/** False if nothing changed. */
async function apply(
  tx: TransactionSql,
  person: SmsPerson,
  change: Change,
  by: { byId: string; at: Date },
): Promise<boolean> {
  const { id: personId, optedOut, wish } = person;
  const entry = { personId, how: 'staff' as const, ...by };
  if (change === 'dismiss') {
    if (wish) await dismissOptOutHint(tx, { personId, messageId: wish.messageId, ...by });
    return wish !== null;
  }
  if (change === 'stop') {
    if (!optedOut) await optOut(tx, { ...entry, messageId: wish?.messageId ?? null, words: wish?.words ?? null });
    return optedOut === null;
  }
  if (optedOut && optedOut.how !== 'staff')
    throw new AppError('conflict', {
      message: 'Only this person can undo this, by texting START.',
      current: { person },
    });
  if (optedOut) await optIn(tx, entry);
  return optedOut !== null;
}
