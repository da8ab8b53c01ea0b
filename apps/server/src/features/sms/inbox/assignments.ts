import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { InboxDeps } from '../deps.ts';

/** Other features assign people's work too. */
const noticeOf = (personId: string) => ({ kind: 'assigned', subject: `sms/${personId}` }) as const;

/** A notice to the new assignee of a thread, unless they took it themselves; the earlier one ends. */
export async function noteAssignment(
  { notices }: Pick<InboxDeps, 'notices'>,
  tx: TransactionSql,
  actor: Actor,
  personId: string,
  assigneeId: string | null,
): Promise<void> {
  await notices.settle(tx, noticeOf(personId));
  if (assigneeId === null || assigneeId.toLowerCase() === actor.userId) return;
  await notices.raise(tx, { ...noticeOf(personId), audience: { userId: assigneeId.toLowerCase() } });
}

/** The assignee has seen it, or the thread is done. */
export function endAssignment(
  { notices }: Pick<InboxDeps, 'notices'>,
  tx: TransactionSql,
  personId: string,
): Promise<void> {
  return notices.settle(tx, noticeOf(personId));
}
