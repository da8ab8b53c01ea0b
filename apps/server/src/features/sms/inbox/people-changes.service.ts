import type { changeSmsPeople } from '@rxweb/contracts/sms/habits';
import type { SmsPerson } from '@rxweb/contracts/sms/messages';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { InboxDeps } from '../deps.ts';
import { endAssignment, noteAssignment } from './assignments.ts';
import { addLabel, listLabels, takeLabel } from './labels.repository.ts';
import { findPeople, lockPeople, writePeople } from './people.repository.ts';
import { assertMayWorkHere } from './person-changes.service.ts';
import { markAs } from './read-state.service.ts';

type Body = z.output<(typeof changeSmsPeople)['input']['body']>;

/** Applies one change to several threads, all of them or none, each with its audit entry. */
export async function changePeople(deps: InboxDeps, actor: Actor, { ids, change }: Body): Promise<SmsPerson[]> {
  const { sql, now } = deps;
  return inTransaction(sql, async (tx) => {
    if (change.assignedTo) await assertMayWorkHere(tx, change.assignedTo);
    const known = await lockPeople(tx, [...new Set(ids)]);
    await noteAssignments(deps, tx, actor, await findPeople(tx, known), change);
    await applyLabels(tx, known, change);
    await writePeople(tx, known, {
      ...(change.assignedTo !== undefined && { assigned_to: change.assignedTo }),
      ...(change.isDone !== undefined && { is_done: change.isDone }),
      ...(change.isDone && { snoozed_until: null, settled_at: now() }),
    });
    const marked = change.mark ? await markEach(tx, known, change.mark) : [];
    const fields = Object.keys(change).filter((field) => field !== 'mark');
    await writeAuditEntries(tx, [
      ...(fields.length > 0 ? known : []).map((id) =>
        auditEntryFor(actor, 'sms_person_changed', id, fields.join(', ')),
      ),
      ...marked.map((id) => auditEntryFor(actor, 'sms_marked', id, change.mark)),
    ]);
    return findPeople(tx, known);
  });
}

async function noteAssignments(
  deps: InboxDeps,
  tx: TransactionSql,
  actor: Actor,
  people: readonly SmsPerson[],
  { assignedTo, isDone }: Body['change'],
): Promise<void> {
  for (const { id, assignedTo: before } of people) {
    if (assignedTo !== undefined && assignedTo !== (before?.id ?? null))
      await noteAssignment(deps, tx, actor, id, assignedTo);
    if (isDone) await endAssignment(deps, tx, id);
  }
}

/** Throws `not_found` for a label that someone has just removed. */
async function applyLabels(
  tx: TransactionSql,
  ids: readonly string[],
  { addLabel: added, removeLabel: taken }: Body['change'],
): Promise<void> {
  if (added !== undefined && !(await listLabels(tx)).some(({ id }) => id === added)) throw new AppError('not_found');
  if (added !== undefined) await addLabel(tx, ids, added);
  if (taken !== undefined) await takeLabel(tx, ids, taken);
}

/** Whose marks changed. */
async function markEach(tx: TransactionSql, ids: readonly string[], as: 'read' | 'unread'): Promise<string[]> {
  const changed: string[] = [];
  for (const id of ids) if (await markAs(tx, id, as)) changed.push(id);
  return changed;
}
