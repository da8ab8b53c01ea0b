import type { addCannedReply, CannedReply } from '@rxweb/contracts/sms/inbox';
import { fillReply, replyVariables } from '@rxweb/domain/sms/sms';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { InboxDeps } from '../deps.ts';
import * as replies from './replies.repository.ts';

type ReplyFields = z.output<(typeof addCannedReply)['input']['body']>;

export async function addReply({ sql }: InboxDeps, actor: Actor, fields: ReplyFields): Promise<CannedReply[]> {
  assertKnownVariables(fields.text);
  return inTransaction(sql, async (tx) => {
    const id = await replies.insertReply(tx, fields);
    return auditReplies(tx, actor, id, 'added');
  });
}

export async function changeReply(
  { sql }: InboxDeps,
  actor: Actor,
  id: string,
  fields: ReplyFields,
): Promise<CannedReply[]> {
  assertKnownVariables(fields.text);
  return inTransaction(sql, async (tx) => {
    if (!(await replies.replaceReply(tx, id, fields))) throw new AppError('not_found');
    return auditReplies(tx, actor, id, 'changed');
  });
}

export async function removeReply({ sql }: InboxDeps, actor: Actor, id: string): Promise<CannedReply[]> {
  return inTransaction(sql, async (tx) => {
    if (!(await replies.deleteReply(tx, id))) throw new AppError('not_found');
    return auditReplies(tx, actor, id, 'removed');
  });
}

async function auditReplies(tx: TransactionSql, actor: Actor, id: string, detail: string) {
  await writeAuditEntries(tx, [auditEntryFor(actor, 'sms_replies_changed', id, detail)]);
  return replies.listReplies(tx);
}

/** An unknown variable would reach patients unfilled. */
function assertKnownVariables(text: string): void {
  const anyValues = { first_name: 'x', store_name: 'x', store_phone: 'x', hours_today: 'x' };
  const filled = fillReply(text, anyValues);
  if (filled.isReady) return;
  const known = replyVariables.map((name) => `{${name}}`).join(', ');
  throw new AppError('invalid_input', {
    message: `Unknown variables: ${filled.unknown.join(', ')}. You can use ${known}.`,
    issues: filled.unknown.map((name) => ({
      path: 'body.text',
      message: `Unknown variable: ${name}. You can use ${known}.`,
    })),
  });
}
