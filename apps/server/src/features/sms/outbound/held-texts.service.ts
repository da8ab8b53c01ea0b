import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { rescheduleSms } from '@rxweb/contracts/sms/habits';
import type { SmsMessage, SmsPerson, SmsSendResult } from '@rxweb/contracts/sms/messages';
import { sendSpan } from '@rxweb/domain/sms/sms';
import { inTransaction } from '@rxweb/platform/sql/transaction';
import type * as z from 'zod/mini';
import { auditEntryFor, writeAuditEntries } from '../../../kernel/audit/audit-log.ts';
import { auditRead } from '../../../kernel/audit/audit-read.ts';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import type { SmsDeps } from '../deps.ts';
import { findPeople } from '../inbox/people.repository.ts';
import { findMessage, findMessages } from '../messages.repository.ts';
import { waitForOutcome } from './dispatch.ts';
import {
  cancelHeldText,
  deleteUndoneText,
  listHeldTexts,
  lockHeldText,
  writeHeldText,
} from './held-texts.repository.ts';
import { answerOf } from './send-text.ts';

const dayMs = 86_400_000;

/** The instant to send a text at. Throws `invalid_input` for the past, and for what is too far ahead. */
export function readSendTime(at: string, now: Date): Date {
  const instant = new Date(at);
  const days = smsLimits.maxScheduleDays;
  if (instant > now && instant.getTime() - now.getTime() <= days * dayMs) return instant;
  const message = `Choose a time in the next ${days} days.`;
  throw new AppError('invalid_input', { message, issues: [{ path: 'body.at', message }] });
}

/** Cancels a text that is still held; canceling again changes nothing. */
export async function cancelText({ sql, now }: SmsDeps, actor: Actor, id: string): Promise<SmsMessage> {
  await cancelHeldText(sql, actor, id, now());
  const message = await findMessage(sql, id);
  if (!message) throw new AppError('not_found');
  if (message.hand_over !== 'refused' || message.carrier_state !== 'canceled') throw new AppError('conflict');
  return message;
}

/** Changes the words or the time of a text that waits. Throws `conflict` once it is on its way. */
export async function rescheduleText(
  { sql, store, now }: SmsDeps,
  actor: Actor,
  id: string,
  { body, at }: z.output<(typeof rescheduleSms)['input']['body']>,
): Promise<SmsMessage> {
  const instant = at === undefined ? undefined : readSendTime(at, now());
  const message = await inTransaction(sql, async (tx) => {
    const held = await lockHeldText(tx, id, now());
    if (!held) throw new AppError((await findMessage(tx, id)) ? 'conflict' : 'not_found');
    const span = instant && sendSpan({ timeZone: store.timeZone, at: instant, lastInboundAt: held.lastInboundAt });
    await writeHeldText(tx, id, { body, span });
    await writeAuditEntries(tx, [auditEntryFor(actor, 'sms_rescheduled', held.personId, `message ${id}`)]);
    return findMessage(tx, id);
  });
  if (!message) throw new AppError('not_found');
  return message;
}

/** Takes an own text back while it is held for that. Throws `conflict` once it is on its way. */
export async function undoText({ sql }: SmsDeps, actor: Actor, id: string): Promise<void> {
  await inTransaction(sql, async (tx) => {
    const text = await deleteUndoneText(tx, id, actor.userId);
    if (text === 'gone') throw new AppError('not_found');
    if (text === 'sent') throw new AppError('conflict');
    await writeAuditEntries(tx, [auditEntryFor(actor, 'sms_undone', text.personId, `message ${id}`)]);
  });
}

/** What became of an own text that was held for undo; waits until it has left. */
export async function readOutcome(deps: SmsDeps, { userId }: Actor, id: string): Promise<SmsSendResult> {
  if ((await findMessage(deps.sql, id))?.sent_by !== userId) throw new AppError('not_found');
  return answerOf(deps, id, await waitForOutcome(deps, id, { throughUndo: true }));
}

const listedTexts = 500;

export async function listScheduled(
  { sql, now }: SmsDeps,
  actor: Actor,
): Promise<{ messages: SmsMessage[]; people: SmsPerson[] }> {
  const places = await listHeldTexts(sql, now(), listedTexts);
  const [messages, people] = await Promise.all([
    findMessages(
      sql,
      places.map(({ id }) => id),
    ),
    findPeople(sql, [...new Set(places.map(({ personId }) => personId))]),
  ]);
  const order = new Map(places.map(({ id }, index) => [id, index]));
  if (messages.length > 0) await auditRead(sql, auditEntryFor(actor, 'sms_scheduled_listed', 'list'));
  return { messages: messages.sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0)), people };
}
