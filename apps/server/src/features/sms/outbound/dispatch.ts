import { setTimeout as wait } from 'node:timers/promises';
import { inTransaction } from '@rxweb/backend';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import { carrierErrorWords } from '@rxweb/domain/sms/sms';
import type { Sql } from '@rxweb/platform/sql/sql';
import { describeError } from '../../../kernel/log/describe-error.ts';
import { type HandOverResult, optedOutCode } from '../carrier.ts';
import { recordState } from '../delivery-status.ts';
import type { SmsDeps } from '../deps.ts';
import { optOut } from '../opt-outs.ts';
import { type ClaimedText, claimText, lookUpSoon, putBack, refuse } from './claim-text.ts';
import { pictureAddresses } from './media.ts';

/** What becomes of a text of which somebody waits for the answer. */
export type Ending =
  | { kind: 'sent' }
  /** The carrier did not want it. */
  | { kind: 'refused'; words: string }
  | { kind: 'failed'; code: 'sms_opted_out' | 'sms_unreachable' | 'sms_uncertain' | 'sms_unknown'; message?: string };

/** How long a text that waits between two tries is left to whoever tries, before others take it: they may have been stopped. */
const leaseMs = 15_000;

/**
 * Hands over a text that was just queued, while somebody waits. What the carrier certainly did not take is tried again within the ten seconds it is
 * waited for, then given up. Null: somebody else is at it.
 */
export async function handOverNow(deps: SmsDeps, id: string): Promise<Ending | null> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt++) {
    const claim = await claimText(deps, (tx) => tx`id = ${id}`);
    if (claim === null) return null;
    if (claim.kind === 'stopped') return claim.isOptedOut ? { kind: 'failed', code: 'sms_opted_out' } : unreachable();
    const result = await handOver(deps, claim.text);
    if (result.kind === 'taken') return { kind: 'sent' };
    if (result.kind === 'refused') return { kind: 'refused', words: refusalWords(result) };
    if (result.kind === 'unknown')
      return { kind: 'failed', code: result.hasAnswered ? 'sms_uncertain' : 'sms_unknown' };
    const waitMs = result.retryAfterMs ?? retryWaitMs(attempt, Math.random());
    if (performance.now() - startedAt + waitMs > smsLimits.carrierAnswerMs) {
      await refuse(deps.sql, id, 'unknown', null);
      return unreachable(result.retryAfterMs);
    }
    await putBack(deps.sql, id, waitMs + leaseMs);
    await wait(waitMs);
  }
}

/** Half a second, doubling, each shortened by up to its half, so that several do not try at the same moment. */
export function retryWaitMs(attempt: number, random: number): number {
  return 500 * 2 ** (attempt - 1) * (1 - random / 2);
}

function unreachable(retryAfterMs: number | null = null): Ending {
  if (retryAfterMs === null) return { kind: 'failed', code: 'sms_unreachable' };
  const seconds = Math.ceil(retryAfterMs / 1_000);
  const message = `The SMS carrier is taking no more texts for ${seconds} seconds. The text was not sent.`;
  return { kind: 'failed', code: 'sms_unreachable', message };
}

export function refusalWords({ code, words }: { code: number | null; words: string }): string {
  const known = carrierErrorWords(code);
  return known ? `${known.reason} ${known.advice}` : words;
}

/** Hands over a text that was claimed, and writes down what became of it; only what was not taken is left to the caller. */
export async function handOver(deps: SmsDeps, text: ClaimedText): Promise<HandOverResult> {
  const result = await send(deps, text);
  if (result.kind !== 'taken') deps.log.warn({ messageId: text.id, result: result.kind }, 'a text was not handed over');
  if (result.kind === 'taken') await noteTaken(deps, text, result);
  if (result.kind === 'refused') await noteRefused(deps.sql, text, result.code);
  if (result.kind === 'unknown') await lookUpSoon(deps.sql, text.id);
  return result;
}

async function send(deps: SmsDeps, { id, to, body }: ClaimedText): Promise<HandOverResult> {
  if (!deps.carrier) return { kind: 'not_taken', words: 'SMS is not connected.', retryAfterMs: null };
  const mediaUrls = await pictureAddresses(deps, id);
  return deps.carrier.send({ id, to, body, mediaUrls });
}

/** When this fails, the carrier's own call or the look-up tells it again. */
async function noteTaken({ sql, log }: SmsDeps, { id }: ClaimedText, taken: { sid: string; state: string }) {
  const { sid, state } = taken;
  await recordState(sql, { sid, messageId: id, state, errorCode: null }).catch((error: unknown) =>
    log.error({ messageId: id, failure: describeError(error) }, 'a text that was taken could not be noted'),
  );
}

async function noteRefused(sql: Sql, { id, personId }: ClaimedText, code: number | null): Promise<void> {
  await inTransaction(sql, async (tx) => {
    await refuse(tx, id, 'unknown', code);
    if (code === optedOutCode) await optOut(tx, { personId, how: 'carrier', messageId: id });
  });
}
