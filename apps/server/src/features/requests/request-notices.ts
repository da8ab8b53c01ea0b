import { type RequestChange, requestRoles } from '@rxweb/contracts/requests/staff';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type { Actor } from '../../kernel/http/actor.ts';
import { findRequest, type RequestRow } from './requests.repository.ts';
import type { RequestsDeps } from './requests-deps.ts';

type NoticeDeps = Pick<RequestsDeps, 'notices'>;
type Facts = Pick<RequestRow, 'id' | 'state' | 'owner' | 'dueAt' | 'hasNews'>;

/** A request waits until staff begin with it or someone owns it, and again when the visitor answered. */
export async function tellOfRequest({ notices }: NoticeDeps, tx: TransactionSql, facts: Facts): Promise<void> {
  const { id, state, owner, dueAt, hasNews } = facts;
  const waits = (state === 'received' && owner === null) || (hasNews && state !== 'closed');
  const notice = { kind: 'request', subject: id } as const;
  if (!waits) return notices.settle(tx, notice);
  const audience = owner === null ? { roles: requestRoles } : { userId: owner };
  await notices.raise(tx, { ...notice, audience, dueAt });
}

/** Also raises one for a new owner, until the owner's first change. */
export async function tellOfStaffChange(
  deps: NoticeDeps,
  tx: TransactionSql,
  { actor, id, change }: { actor: Actor; id: string; change: RequestChange },
): Promise<void> {
  const row = await findRequest(tx, tx`r.id = ${id}`);
  if (!row) return;
  await tellOfRequest(deps, tx, row);
  const notice = { kind: 'assigned', subject: `requests/${id}` } as const;
  const isOwners = row.owner === actor.userId || row.state === 'closed';
  if (change.change === 'owner' || isOwners) await deps.notices.settle(tx, notice);
  if (change.change === 'owner' && row.owner && !isOwners)
    await deps.notices.raise(tx, { ...notice, audience: { userId: row.owner }, dueAt: row.dueAt });
}
