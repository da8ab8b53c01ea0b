import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { addSmsLabel } from '@rxweb/contracts/sms/habits';
import type { SmsLabel } from '@rxweb/contracts/sms/inbox';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { InboxDeps } from '../deps.ts';
import * as labels from './labels.repository.ts';

type Fields = z.output<(typeof addSmsLabel)['input']['body']>;

export function addLabel({ sql }: InboxDeps, actor: Actor, typed: Fields): Promise<SmsLabel[]> {
  return change(sql, actor, 'added', async (tx) => {
    const fields = trimmed(typed);
    const known = await labels.listLabels(tx);
    if (known.length >= smsLimits.maxLabels)
      throw new AppError('conflict', { message: `The store can have up to ${smsLimits.maxLabels} labels.` });
    assertNewName(known, fields.name);
    return labels.insertLabel(tx, fields);
  });
}

export function changeLabel({ sql }: InboxDeps, actor: Actor, id: string, typed: Fields): Promise<SmsLabel[]> {
  return change(sql, actor, 'changed', async (tx) => {
    const fields = trimmed(typed);
    const others = (await labels.listLabels(tx)).filter((label) => label.id !== id);
    assertNewName(others, fields.name);
    if (!(await labels.replaceLabel(tx, id, fields))) throw new AppError('not_found');
    return id;
  });
}

export function removeLabel({ sql }: InboxDeps, actor: Actor, id: string): Promise<SmsLabel[]> {
  return change(sql, actor, 'removed', async (tx) => {
    if (!(await labels.deleteLabel(tx, id))) throw new AppError('not_found');
    return id;
  });
}

/** Returns all labels after it. */
function change(
  sql: InboxDeps['sql'],
  actor: Actor,
  what: string,
  apply: (tx: TransactionSql) => Promise<string>,
): Promise<SmsLabel[]> {
  return inTransaction(sql, async (tx) => {
    await labels.lockLabels(tx);
    const id = await apply(tx);
    await writeAuditEntries(tx, [auditEntryFor(actor, 'sms_labels_changed', id, what)]);
    return labels.listLabels(tx);
  });
}

const trimmed = ({ name, color }: Fields): Fields => ({ name: name.trim(), color });

function assertNewName(others: readonly SmsLabel[], name: string): void {
  const isTaken = others.some((label) => label.name.toLowerCase() === name.toLowerCase());
  if (isTaken) throw new AppError('conflict', { message: 'There is a label of this name.' });
}
