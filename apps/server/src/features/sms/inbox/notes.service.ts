import type { addSmsNote, SmsNote } from '@rxweb/contracts/sms/inbox';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type * as z from 'zod/mini';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import { runOnce } from '../../../kernel/idempotency/run-once.ts';
import type { InboxDeps } from '../deps.ts';
import { insertNote } from './notes.repository.ts';
import { listInboxStaff } from './staff.repository.ts';

/** Saves a note about a person, once for each key. */
export async function addNote(
  { sql }: InboxDeps,
  actor: Actor,
  personId: string,
  body: z.output<(typeof addSmsNote)['input']['body']>,
  key: string,
): Promise<SmsNote> {
  const request = { actorId: actor.userId, key, body: { personId, ...body } };
  return runOnce<SmsNote>(sql, request, {
    async inTransaction(tx) {
      const mentions = [...new Set(body.mentions.map((id) => id.toLowerCase()))];
      await assertMayRead(tx, mentions);
      const note = await insertNote(tx, { personId, byId: actor.userId, text: body.text, mentions });
      if (!note) throw new AppError('not_found');
      await writeAuditEntries(tx, [auditEntryFor(actor, 'sms_note_added', personId)]);
      return note;
    },
  });
}

async function assertMayRead(tx: TransactionSql, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const staff = new Set((await listInboxStaff(tx)).map(({ id }) => id));
  const issues = userIds.flatMap((id, index) =>
    staff.has(id) ? [] : [{ path: `body.mentions.${index}`, message: 'no administrator who can sign in' }],
  );
  if (issues.length > 0)
    throw new AppError('invalid_input', { message: 'Someone mentioned here can’t read it.', issues });
}
