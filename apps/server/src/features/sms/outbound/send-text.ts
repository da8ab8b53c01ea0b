import type { SmsSendResult } from '@rxweb/contracts/sms/messages';
import type { TransactionSql } from '@rxweb/platform/sql/sql';
import { AppError } from '../../../kernel/errors/app-error.ts';
import type { Actor } from '../../../kernel/http/actor.ts';
import { type IdempotentRequest, runOnce } from '../../../kernel/idempotency/run-once.ts';
import type { SmsDeps } from '../deps.ts';
import { findMessage } from '../messages.repository.ts';
import { readRecipient } from '../phone-number.ts';
import { type DispatchOutcome, dispatchLater, dispatchNow, waitForOutcome } from './dispatch.ts';
import { type Queued, queueRetry, queueStaffText, type TextFromStaff } from './outbox.repository.ts';

/**
 * Commits one text, then sends it and waits for the carrier. A repeat is the same text: with the same key, within ten seconds, or while the
 * first is unknown (security row T5).
 */
export async function sendText(
  deps: SmsDeps,
  actor: Actor,
  text: TextFromStaff,
  key: string | undefined,
): Promise<SmsSendResult> {
  const to = readRecipient(deps, text.to);
  const request = key === undefined ? null : { actorId: actor.userId, key, body: { ...text, to } };
  const result = await queueAndSend(deps, request, (tx) => queueStaffText(deps, tx, actor, { ...text, to }));
  if (text.undoSeconds !== undefined) dispatchLater(deps, text.undoSeconds);
  return result;
}

/** For other features. Null, or why the carrier refused it; throws as {@link sendText}. */
export async function sendPlainText(deps: SmsDeps, actor: Actor, to: string, body: string): Promise<string | null> {
  const result = await sendText(deps, actor, { to, body, pictures: [], when: 'now' }, undefined);
  return result.success ? null : (result.error ?? '');
}

/** Sends a failed text again as a new message; repeats get the same new message. */
export async function resendText(deps: SmsDeps, actor: Actor, failedId: string): Promise<SmsSendResult> {
  return queueAndSend(deps, null, (tx) => queueRetry(deps, tx, actor, failedId));
}

/** A committed text as saved for repeats: `ending` is its outcome, null until the first request has it. */
type Committed = Queued & { ending: DispatchOutcome | null };

async function queueAndSend(
  deps: SmsDeps,
  request: IdempotentRequest | null,
  queue: (tx: TransactionSql) => Promise<Queued>,
): Promise<SmsSendResult> {
  const { messageId, ending } = await runOnce<Committed>(deps.sql, request, {
    inTransaction: async (tx) => ({ ...(await queue(tx)), ending: null }),
    afterCommit: async (queued) => ({ ...queued, ending: await send(deps, queued) }),
  });
  return answerOf(deps, messageId, ending ?? (await waitForOutcome(deps, messageId)));
}

/** The answer to the page. Throws what could not be sent. */
export async function answerOf(deps: SmsDeps, messageId: string, outcome: DispatchOutcome): Promise<SmsSendResult> {
  if (outcome.kind === 'failed') throw new AppError(outcome.code, outcome.message ? { message: outcome.message } : {});
  const message = await findMessage(deps.sql, messageId);
  if (!message) throw new AppError('not_found');
  return outcome.kind === 'sent' ? { success: true, message } : { success: false, error: outcome.words, message };
}

async function send(deps: SmsDeps, { messageId, isNew, isHeld }: Queued): Promise<DispatchOutcome> {
  if (isHeld) return { kind: 'sent' };
  return isNew ? dispatchNow(deps, messageId) : waitForOutcome(deps, messageId);
}
