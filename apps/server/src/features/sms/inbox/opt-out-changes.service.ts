import { inTransaction } from '@rxweb/backend';
import type { changeSmsOptOut } from '@rxweb/contracts/sms/inbox';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type * as z from 'zod/mini';
import { writeNotes } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { optIn, optOut } from '../opt-outs.ts';
import { type Actor, type InboxDeps, noteOf } from './inbox-deps.ts';
import { dismissWish, lockPerson, requirePerson } from './people.repository.ts';

type Change = z.output<(typeof changeSmsOptOut)['input']['body']>['change'];

/**
 * What staff record of whether somebody may be texted (security row T4). What is so already stays so, without a note. Throws `conflict`, with
 * the person as they are, when only the person can take their word back.
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
    await writeNotes(tx, [noteOf(actor, 'sms_opt_out_changed', personId, change)]);
    return requirePerson(tx, personId);
  });
}

/** False when there was nothing to change. */
async function apply(
  tx: TransactionSql,
  person: SmsPerson,
  change: Change,
  by: { byId: string; at: Date },
): Promise<boolean> {
  const { id: personId, optedOut, wish } = person;
  const entry = { personId, how: 'staff' as const, ...by };
  if (change === 'dismiss') {
    if (wish) await dismissWish(tx, { personId, messageId: wish.messageId, ...by });
    return wish !== null;
  }
  if (change === 'stop') {
    if (!optedOut) await optOut(tx, { ...entry, messageId: wish?.messageId ?? null, words: wish?.words ?? null });
    return optedOut === null;
  }
  if (optedOut && optedOut.how !== 'staff')
    throw new AppError('conflict', {
      message: 'Only the person can take this back, by texting START.',
      current: { person },
    });
  if (optedOut) await optIn(tx, entry);
  return optedOut !== null;
}
