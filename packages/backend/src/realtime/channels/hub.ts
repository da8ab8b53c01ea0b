import { type Claims, type Core, TokenError } from '../../core/core.ts';
import { deliverTo } from '../changes/deliver.ts';
import { readableTables } from '../changes/may-read.ts';
import { waitUntilVisible } from '../changes/wait-until-visible.ts';
import { realtimeLimits } from '../limits.ts';
import type { LiveRowCount } from '../live-rows.ts';
import { notPermitted } from '../protocol/join-payload.ts';
import { createFeed, type Feed } from '../replication/feed.ts';
import type { Transaction } from '../replication/transactions.ts';
import type { Channel, Listener } from './channel.ts';
import { assertNotExpired, describeTokenError } from './describe-token-error.ts';

/** All joined channels and the changes they listen to. */
export interface Hub {
  core: Core;
  feed: Pick<Feed, 'start' | 'isLive'>;
  nextId(): number;
  add(channel: Channel): void;
  remove(channel: Channel): void;
  /** Verifies a token to the second. Throws a TokenError. */
  verify(token: string): Promise<Claims>;
  /** Call regularly: ends channels whose token or rights are gone, and an unused stream. */
  recheck(now: number): Promise<void>;
  close(): Promise<void>;
}

/** Limits parallel tokens, to leave connections for the rest of the backend. */
const maxParallel = 4;

/** Creates the hub of all sockets. */
export function createHub(core: Core, databaseUrl: string, liveRows: Pick<LiveRowCount, 'add'>): Hub {
  const channels = new Set<Channel>();
  let lastId = 0;
  let neededAt = 0;
  let isClosed = false;

  const deliver = async (transaction: Transaction) => {
    await waitUntilVisible(core.sql, transaction.xid);
    // Checked only now: a channel that joins later reads a table that includes this transaction.
    for (const channel of channels) if (follows(channel, transaction.tooMuch)) channel.fail();
    const changed = new Set(transaction.changes.map(({ relation }) => relation.oid));
    let left = [...channels].filter((channel) => follows(channel, changed));
    while (left.length > 0) left = await deliverToAll(core, liveRows, transaction, left);
  };

  const feed = createFeed({
    databaseUrl,
    log: core.log,
    deliver,
    onGap() {
      for (const channel of channels) if (channel.listener.bindings.length > 0) channel.fail();
    },
  });

  return {
    core,
    feed: {
      isLive: feed.isLive,
      async start() {
        if (isClosed) throw new Error('the service is closing');
        neededAt = Date.now();
        await feed.start();
      },
    },
    nextId: () => ++lastId,
    add: (channel) => void channels.add(channel),
    remove: (channel) => void channels.delete(channel),
    verify: (token) => verifyNow(core, token),
    async recheck(now) {
      if (channels.size > 0) neededAt = now;
      else if (now - neededAt > realtimeLimits.lingerMs) await feed.stop();
      await inParallel(byToken(channels), async ([listener, group]) => {
        if (await holds(core, listener.token, group)) await endUnreadable(core, listener, group);
      });
    },
    async close() {
      isClosed = true;
      await feed.stop();
    },
  };
}

async function verifyNow(core: Core, token: string): Promise<Claims> {
  const claims = await core.verifyToken(token);
  assertNotExpired(claims, Date.now());
  return claims;
}

/** Whether the token is still valid; if not, ends its channels. */
async function holds(core: Core, token: string, group: readonly Channel[]): Promise<boolean> {
  try {
    await verifyNow(core, token);
    return true;
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    const reason = describeTokenError(error, token, Date.now());
    for (const channel of group) if (channel.listener.token === token) channel.end(reason);
    return false;
  }
}

/** A user can lose a right and keep the session. */
async function endUnreadable(core: Core, { token, claims }: Listener, group: readonly Channel[]): Promise<void> {
  const oids = new Set(group.flatMap(({ listener }) => listener.bindings.map(({ oid }) => oid)));
  if (oids.size === 0) return;
  const readable = await readableTables(core, claims, oids);
  const lost = new Set([...oids].filter((oid) => !readable.has(oid)));
  const isLost = (channel: Channel) => channel.listener.token === token && follows(channel, lost);
  for (const channel of group) if (isLost(channel)) channel.end(notPermitted(channel.topic));
}

/** Returns channels whose token changed meanwhile: rows read for the old one aren't for them. */
async function deliverToAll(
  core: Core,
  liveRows: Pick<LiveRowCount, 'add'>,
  transaction: Transaction,
  all: readonly Channel[],
): Promise<Channel[]> {
  const listeners = new Map(all.map((channel) => [channel, channel.listener]));
  const isCurrent = (channel: Channel) => channel.listener === listeners.get(channel);
  await inParallel(byToken(all), async ([{ token, claims }, group]) => {
    if (!(await holds(core, token, group))) return;
    const onRow = (table: string) => liveRows.add(claims, table);
    await deliverTo({ core, transaction, channels: group, claims, isCurrent, onRow }).catch((error: unknown) => {
      core.log.warn({ err: error }, 'changes could not be read for a subscriber');
      for (const channel of group) channel.fail();
    });
  });
  return all.filter((channel) => channel.isOpen && !isCurrent(channel));
}

/** Groups channels by token, with one listener per group: a channel's listener may change meanwhile. */
function byToken(channels: Iterable<Channel>): [Listener, Channel[]][] {
  return [...Map.groupBy(channels, ({ listener }) => listener.token).values()].flatMap((group) => {
    const [first] = group;
    return first ? [[first.listener, group] satisfies [Listener, Channel[]]] : [];
  });
}

function follows({ listener }: Channel, oids: ReadonlySet<number>): boolean {
  return listener.bindings.some(({ oid }) => oids.has(oid));
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < items.length; i += maxParallel) await Promise.all(items.slice(i, i + maxParallel).map(work));
}
