import { setTimeout as sleep } from 'node:timers/promises';
import { TokenError } from '../../core/core.ts';
import { type BindingFault, type CheckedBinding, checkBindings } from '../changes/check-bindings.ts';
import { realtimeLimits } from '../limits.ts';
import { type JoinPayload, notPermitted, readJoinPayload, type WantedChanges } from '../protocol/join-payload.ts';
import type { ActiveBinding, Listener } from './channel.ts';
import { describeRefusedToken } from './describe-token-error.ts';
import type { Hub } from './hub.ts';

/** A join's result: a listener, or the reason for refusal. */
export type JoinResult = AcceptedJoin | { refused: string };

interface AcceptedJoin {
  listener: Listener;
  request: JoinRequest;
  reply: object;
  system: SystemMessage | undefined;
}

/** What a channel asked for, with the numbers that its reply gave. */
export interface JoinRequest {
  wanted: readonly WantedChanges[];
  ids: readonly number[];
  /** Joined with the project's key alone, which may not read the table: decided when a user's token comes. */
  isUndecided: boolean;
}

interface SystemMessage {
  status: 'ok' | 'error';
  message: string;
}

const waiting: SystemMessage = { status: 'ok', message: 'Waiting for the access token of a user' };
const subscribed: SystemMessage = { status: 'ok', message: 'Subscribed to PostgreSQL' };

/** Decides about a join. Changes flow before it is accepted, so a client's next read misses none. */
export async function prepareJoin(hub: Hub, topic: string, payload: unknown, socketKey: string): Promise<JoinResult> {
  const wanted = readJoinPayload(topic, payload);
  if (typeof wanted === 'string') return { refused: wanted };
  const token = wanted.accessToken ?? socketKey;
  try {
    return await prepareListener(hub, topic, token, wanted);
  } catch (error) {
    if (error instanceof TokenError) return { refused: describeRefusedToken(error, token, Date.now()) };
    hub.core.log.warn({ err: error }, 'a channel could not be joined');
    return { refused: 'DatabaseUnavailable: Changes cannot be read at the moment' };
  }
}

async function prepareListener(
  hub: Hub,
  topic: string,
  token: string,
  { bindings: wanted, waitMs }: JoinPayload,
): Promise<JoinResult> {
  const claims = await hub.verify(token);
  const ids = wanted.map(() => hub.nextId());
  const reply = { postgres_changes: wanted.map(({ requested }, index) => ({ ...requested, id: ids[index] })) };
  const decided = await decide(hub, { token, claims }, { wanted, ids }, waitMs);
  const isUndecided = decided === 'forbidden' && claims.sub === undefined;
  if (isUndecided) {
    const listener = { token, claims, bindings: [] };
    return { request: { wanted, ids, isUndecided }, reply, listener, system: waiting };
  }
  if (decided === 'forbidden') return { refused: notPermitted(topic) };
  return { request: { wanted, ids, isUndecided }, reply, ...decided };
}

/** The listener of a request and what to report; `forbidden` if the token may not have the bindings. */
export async function decide(
  hub: Hub,
  { token, claims }: Pick<Listener, 'token' | 'claims'>,
  { wanted, ids }: Pick<JoinRequest, 'wanted' | 'ids'>,
  waitMs: number = realtimeLimits.joinWaitMs,
): Promise<Pick<AcceptedJoin, 'listener' | 'system'> | 'forbidden'> {
  const checks = await checkBindings(hub.core, claims, wanted);
  if (checks.includes('forbidden')) return 'forbidden';
  if (wanted.length === 0) return { listener: { token, claims, bindings: [] }, system: undefined };
  const faulty = wanted[checks.indexOf('unavailable')];
  if (faulty) return { listener: { token, claims, bindings: [] }, system: unavailable(faulty) };
  await startFeed(hub, waitMs);
  return { listener: { token, claims, bindings: withIds(checks, ids) }, system: subscribed };
}

function withIds(checks: readonly (CheckedBinding | BindingFault)[], ids: readonly number[]): ActiveBinding[] {
  return checks.flatMap((check, index) => {
    const id = ids[index];
    return typeof check === 'string' || id === undefined ? [] : [{ ...check, id }];
  });
}

async function startFeed({ feed }: Hub, waitMs: number): Promise<void> {
  const isStarted = feed.start().then(() => true);
  // Usually takes milliseconds, but waits for open transactions, however long.
  const started = await Promise.race([isStarted, sleep(waitMs, false, { ref: false })]);
  if (!started || !feed.isLive()) throw new Error('changes did not start in time');
}

function unavailable({ requested: { event, schema, table, filter } }: WantedChanges): SystemMessage {
  const parameters = `[event: ${event}, schema: ${schema}, table: ${table}, filters: [${filter ?? ''}]]`;
  return {
    status: 'error',
    message: `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${parameters}`,
  };
}
