import { setTimeout as wait } from 'node:timers/promises';
import { smsLimits } from '@rxweb/contracts/shared/limits';
import type { SmsDispatchState } from '@rxweb/contracts/sms/messages';
import { carrierErrorText, carrierStateText } from '@rxweb/domain/sms/sms';
import type { AnySql, Fragment } from '@rxweb/platform/sql/sql';
import { describeError } from '../../../kernel/log/describe-error.ts';
import type { CarrierResult } from '../carrier.ts';
import { markFailed, recordResult } from '../delivery-status.ts';
import type { SmsDeps } from '../deps.ts';
import { type Claim, claimText, releaseClaim, senderTimeout } from './claims.repository.ts';
import { pictureUrls } from './media.ts';

/** The answer for a caller who waits. */
export type DispatchOutcome =
  | { kind: 'sent' }
  /** The carrier rejected it. */
  | { kind: 'refused'; words: string }
  | { kind: 'failed'; code: 'sms_opted_out' | 'sms_unreachable' | 'sms_uncertain' | 'sms_unknown'; message?: string };

/** How long a text between two attempts is reserved for its sender, who may have stopped. */
const leaseMs = 15_000;

/**
 * Sends a queued text while the caller waits. Retries for ten seconds what the carrier certainly did not take. If another process has the text, waits for
 * its outcome.
 */
export async function dispatchNow(deps: SmsDeps, id: string): Promise<DispatchOutcome> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt++) {
    const result = await attemptSend(deps, (tx) => tx`id = ${id}`);
    if (result === null) return waitForOutcome(deps, id);
    if (result.kind !== 'not_taken') return outcomeOf(result);
    const waitMs = result.retryAfterMs ?? retryWaitMs(attempt, Math.random());
    if (performance.now() - startedAt + waitMs > smsLimits.carrierAnswerMs) {
      await markFailed(deps.sql, id, 'unknown', null);
      return unreachable(result.retryAfterMs);
    }
    await releaseClaim(deps.sql, id, waitMs + leaseMs);
    await wait(waitMs);
  }
}

type Stopped = Extract<Claim, { kind: 'stopped' }>;

/** Claims a text, sends it and records the result. `not_taken` is the caller's to retry or give up. Null: nothing to claim. */
async function attemptSend(
  deps: SmsDeps,
  which: (tx: AnySql) => Fragment,
): Promise<Stopped | (CarrierResult & { id: string }) | null> {
  const claim = await claimText(deps, which);
  if (claim?.kind !== 'claimed') return claim;
  const { id, to, body } = claim.text;
  const result = deps.carrier
    ? await deps.carrier.send({ id, to, body, mediaUrls: await pictureUrls(deps, id) })
    : ({ kind: 'not_taken', words: 'SMS isn’t connected.', retryAfterMs: null } as const);
  if (result.kind !== 'taken')
    deps.log.warn({ messageId: id, result: result.kind }, 'the carrier didn’t accept a text');
  await recordResult(deps, claim.text, result);
  return { ...result, id };
}

/** Doubles from half a second, minus up to half at random so that several senders spread out. */
export function retryWaitMs(attempt: number, random: number): number {
  return 500 * 2 ** (attempt - 1) * (1 - random / 2);
}

function outcomeOf(result: Stopped | Exclude<CarrierResult, { kind: 'not_taken' }>): DispatchOutcome {
  if (result.kind === 'taken') return { kind: 'sent' };
  if (result.kind === 'refused') return { kind: 'refused', words: refusalText(result) };
  if (result.kind === 'unknown') return { kind: 'failed', code: result.hasAnswered ? 'sms_uncertain' : 'sms_unknown' };
  return result.isOptedOut ? { kind: 'failed', code: 'sms_opted_out' } : unreachable();
}

function unreachable(retryAfterMs: number | null = null): DispatchOutcome {
  if (retryAfterMs === null) return { kind: 'failed', code: 'sms_unreachable' };
  const seconds = Math.ceil(retryAfterMs / 1_000);
  const message = `The SMS carrier isn’t accepting texts for the next ${seconds} seconds. The text wasn’t sent.`;
  return { kind: 'failed', code: 'sms_unreachable', message };
}

function refusalText({ code, words }: { code: number | null; words: string }): string {
  const known = carrierErrorText(code);
  return known ? `${known.reason} ${known.advice}` : words;
}

interface DispatchState {
  handOver: SmsDispatchState;
  errorCode: number | null;
  carrierState: string | null;
  isHeld: boolean;
  /** Held so that it can be taken back. */
  isUndoable: boolean;
  /** Its sender still waits for the carrier. */
  isInProgress: boolean;
}

const maxWaitMs = 25_000;

/**
 * Waits while another request or server sends the text, then reads the outcome from its row. A held text counts as sent; `throughUndo` waits
 * for one that can still be taken back.
 */
export async function waitForOutcome(
  deps: SmsDeps,
  id: string,
  { throughUndo = false } = {},
): Promise<DispatchOutcome> {
  const until = performance.now() + maxWaitMs;
  let state = await readState(deps, id);
  while (state && (isOpen(state) || (throughUndo && state.isUndoable)) && performance.now() < until) {
    await wait(100);
    state = await readState(deps, id);
  }
  return state ? outcomeOfState(state) : { kind: 'failed', code: 'sms_unknown' };
}

/** Also open: a text between two attempts. */
const isOpen = ({ handOver, isHeld, isInProgress }: DispatchState) =>
  handOver === 'waiting' ? !isHeld : handOver === 'unknown' && isInProgress;

function outcomeOfState({ handOver, isHeld, errorCode, carrierState }: DispatchState): DispatchOutcome {
  if (handOver === 'taken' || isHeld) return { kind: 'sent' };
  if (handOver !== 'refused') return { kind: 'failed', code: 'sms_unknown' };
  if (errorCode !== null) return { kind: 'refused', words: refusalText({ code: errorCode, words: '' }) };
  if (carrierState !== null) return { kind: 'refused', words: carrierStateText(carrierState) };
  return { kind: 'failed', code: 'sms_unreachable' };
}

/** A sender that gave up has changed `next_try_at`. */
async function readState({ sql, now }: SmsDeps, id: string): Promise<DispatchState | undefined> {
  const [state] = await sql<DispatchState[]>`
    select hand_over as "handOver", error_code as "errorCode", carrier_state as "carrierState",
      hand_over = 'waiting' and coalesce(not_before > ${now()}, false) as "isHeld",
      hand_over = 'waiting' and coalesce(hold = 'undo', false) as "isUndoable",
      next_try_at = handed_at + ${senderTimeout}::interval and next_try_at > now() as "isInProgress"
    from public.messages where id = ${id}`;
  return state;
}

const maxParallel = 4;
const maxPerRun = 40;
/** Minimum delay before a job retries what the carrier did not take. */
const jobRetryMs = 15_000;

/**
 * Sends the texts that are due, up to a limit: automatic replies, held texts, and what a stopped server left behind. Call it without waiting
 * after such a text was committed. Never throws.
 */
export async function dispatchDue(deps: SmsDeps): Promise<void> {
  if (!deps.carrier) return;
  let left = maxPerRun;
  const work = async () => {
    while (left-- > 0 && (await dispatchNext(deps)));
  };
  await Promise.all(Array.from({ length: maxParallel }, work));
}

/** Sends what is due once the text's time to take it back is over. The job sends it if this server stops before. */
export function dispatchLater(deps: SmsDeps, seconds: number): void {
  setTimeout(() => void dispatchDue(deps), seconds * 1_000 + 20).unref();
}

/** Sends these queued texts at once, past the queue. What the carrier doesn't take now stays queued. Never throws. */
export async function dispatchFirst(deps: SmsDeps, ids: readonly string[]): Promise<void> {
  if (deps.carrier) await Promise.all(ids.map((id) => dispatchOne(deps, (tx) => tx`id = ${id}`)));
}

/** False when there is nothing more to do for now. */
function dispatchNext(deps: SmsDeps): Promise<boolean> {
  const now = deps.now();
  return dispatchOne(
    deps,
    (tx) => tx`(not_before is null or not_before <= ${now}) and (next_try_at is null or next_try_at <= now())`,
  );
}

/** False when no such text was waiting, or the carrier did not take it. */
async function dispatchOne(deps: SmsDeps, which: (tx: AnySql) => Fragment): Promise<boolean> {
  try {
    const result = await attemptSend(deps, which);
    if (result?.kind !== 'not_taken') return result !== null;
    await releaseClaim(deps.sql, result.id, Math.max(jobRetryMs, result.retryAfterMs ?? 0));
    return false;
  } catch (error) {
    deps.log.warn({ failure: describeError(error) }, 'couldn’t send a text');
    return false;
  }
}
