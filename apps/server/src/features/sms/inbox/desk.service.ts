import { inTransaction } from '@rxweb/backend';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { addCannedReply, addSmsNote, CannedReply, noteSmsPresence, SmsNote } from '@rxweb/contracts/sms/inbox';
import { fillReply, replyVariables } from '@rxweb/domain/sms/sms';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import type * as z from 'zod/mini';
import { writeNotes } from '../../../kernel/audit/audit-log.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import { carryOutOnce } from '../../../kernel/idempotency/run-once.ts';
import { type Actor, type InboxDeps, noteOf } from './inbox-deps.ts';
import { insertNote } from './notes.repository.ts';
import { keepPresence, listOthers, removePresence } from './presence.repository.ts';
import * as replies from './replies.repository.ts';
import { listInboxStaff } from './staff.repository.ts';

/** Keeps a note about a person, once for each key. */
export async function addNote(
  { sql }: InboxDeps,
  actor: Actor,
  personId: string,
  body: z.output<(typeof addSmsNote)['input']['body']>,
  key: string,
): Promise<SmsNote> {
  const form = { actorId: actor.userId, key, body: { personId, ...body } };
  return inTransaction(sql, async (tx) => {
    const { answer } = await carryOutOnce(tx, form, true, async () => {
      const mentions = [...new Set(body.mentions.map((id) => id.toLowerCase()))];
      await assertMayRead(tx, mentions);
      const note = await insertNote(tx, { personId, byId: actor.userId, text: body.text, mentions });
      if (!note) throw new AppError('not_found');
      await writeNotes(tx, [noteOf(actor, 'sms_note_added', personId)]);
      return note;
    });
    return answer;
  });
}

async function assertMayRead(tx: TransactionSql, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  const staff = new Set((await listInboxStaff(tx)).map(({ id }) => id));
  const issues = userIds.flatMap((id, index) =>
    staff.has(id) ? [] : [{ path: `body.mentions.${index}`, message: 'no administrator who may sign in' }],
  );
  if (issues.length > 0)
    throw new AppError('invalid_input', { message: 'Somebody named here cannot read it.', issues });
}

/** Says what somebody does at a thread, and who else is there. */
export async function notePresence(
  { sql }: InboxDeps,
  { userId }: Actor,
  personId: string,
  { state }: z.output<(typeof noteSmsPresence)['input']['body']>,
) {
  if (state === 'away') await removePresence(sql, personId, userId);
  else if (!(await keepPresence(sql, { personId, userId, state, forMs: smsLimits.presenceMs })))
    throw new AppError('not_found');
  return { others: await listOthers(sql, personId, userId) };
}

type ReplyFields = z.output<(typeof addCannedReply)['input']['body']>;

export async function addReply({ sql }: InboxDeps, actor: Actor, fields: ReplyFields): Promise<CannedReply[]> {
  assertKnownVariables(fields.text);
  return inTransaction(sql, async (tx) => {
    const id = await replies.insertReply(tx, fields);
    return noteReplies(tx, actor, id, 'added');
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
    return noteReplies(tx, actor, id, 'changed');
  });
}

export async function removeReply({ sql }: InboxDeps, actor: Actor, id: string): Promise<CannedReply[]> {
  return inTransaction(sql, async (tx) => {
    if (!(await replies.deleteReply(tx, id))) throw new AppError('not_found');
    return noteReplies(tx, actor, id, 'removed');
  });
}

async function noteReplies(tx: TransactionSql, actor: Actor, id: string, detail: string) {
  await writeNotes(tx, [noteOf(actor, 'sms_replies_changed', id, detail)]);
  return replies.listReplies(tx);
}

/** A variable that nobody knows would stand raw in a text to a patient. */
function assertKnownVariables(text: string): void {
  const anything = { first_name: 'x', store_name: 'x', store_phone: 'x', hours_today: 'x' };
  const filled = fillReply(text, anything);
  if (filled.isReady) return;
  const known = replyVariables.map((name) => `{${name}}`).join(', ');
  throw new AppError('invalid_input', {
    message: `These variables are not known: ${filled.unknown.join(', ')}. There are ${known}.`,
    issues: filled.unknown.map((name) => ({ path: 'body.text', message: `${name} is not known. There are ${known}.` })),
  });
}
