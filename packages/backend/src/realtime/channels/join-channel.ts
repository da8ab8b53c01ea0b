import { setTimeout as sleep } from 'node:timers/promises';
import { type Claims, TokenError } from '../../core/core.ts';
import { type BindingFault, type CheckedBinding, checkBindings } from '../changes/check-bindings.ts';
import { realtimeLimits } from '../limits.ts';
import { notPermitted, readJoinPayload, type WantedChanges } from '../protocol/join-payload.ts';
import type { ActiveBinding, Listener } from './channel.ts';
import { describeRefusedToken } from './describe-token-error.ts';
import type { Hub } from './hub.ts';

/** A join's result: a listener, or the reason for refusal. */
export type JoinResult = AcceptedJoin | { refused: string };

interface AcceptedJoin {
  listener: Listener;
  /** The requested form of the bindings. */
  wanted: readonly WantedChanges[];
  reply: object;
  system: SystemMessage | undefined;
}

interface SystemMessage {
  status: 'ok' | 'error';
  message: string;
}

export const subscribed: SystemMessage = { status: 'ok', message: 'Subscribed to PostgreSQL' };

/** Decides about a join. Changes flow before it is accepted, so a client's next read misses none. */
export async function prepareJoin(hub: Hub, topic: string, payload: unknown, socketKey: string): Promise<JoinResult> {
  const wanted = readJoinPayload(topic, payload);
  if (typeof wanted === 'string') return { refused: wanted };
  const token = wanted.accessToken ?? socketKey;
  try {
    return await prepareListener(hub, topic, token, wanted.bindings);
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
  wanted: readonly WantedChanges[],
): Promise<JoinResult> {
  const claims = await hub.verify(token);
  const checks = await checkBindings(hub.core, claims, wanted);
  if (checks.includes('forbidden')) return { refused: notPermitted(topic) };
  const ids = wanted.map(() => hub.nextId());
  const join = {
    wanted,
    reply: { postgres_changes: wanted.map(({ requested }, index) => ({ ...requested, id: ids[index] })) },
  };
  if (wanted.length === 0) return { ...join, listener: { token, claims, bindings: [] }, system: undefined };

  const faulty = wanted[checks.indexOf('unavailable')];
  if (faulty) return { ...join, listener: { token, claims, bindings: [] }, system: unavailable(faulty) };
  await startFeed(hub);
  return { ...join, listener: { token, claims, bindings: withIds(checks, ids) }, system: subscribed };
}

/** The same bindings for another token; undefined if it may not have them. */
export async function rebind(
  hub: Hub,
  claims: Claims,
  bindings: readonly ActiveBinding[],
  wanted: readonly WantedChanges[],
): Promise<ActiveBinding[] | undefined> {
  const checks = await checkBindings(hub.core, claims, wanted);
  const ids = bindings.map(({ id }) => id);
  const rebound = withIds(checks, ids);
  return rebound.length === bindings.length ? rebound : undefined;
}

function withIds(checks: readonly (CheckedBinding | BindingFault)[], ids: readonly number[]): ActiveBinding[] {
  return checks.flatMap((check, index) => {
    const id = ids[index];
    return typeof check === 'string' || id === undefined ? [] : [{ ...check, id }];
  });
}

async function startFeed({ feed }: Hub): Promise<void> {
  const isStarted = feed.start().then(() => true);
  // Usually takes milliseconds, but waits for open transactions, however long.
  const started = await Promise.race([isStarted, sleep(realtimeLimits.joinWaitMs, false, { ref: false })]);
  if (!started || !feed.isLive()) throw new Error('changes did not start in time');
}

function unavailable({ requested: { event, schema, table, filter } }: WantedChanges): SystemMessage {
  const parameters = `[event: ${event}, schema: ${schema}, table: ${table}, filters: [${filter ?? ''}]]`;
  return {
    status: 'error',
    message: `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: ${parameters}`,
  };
}
