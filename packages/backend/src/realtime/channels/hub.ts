import { type Claims, type Core, TokenError } from '../../core.ts';
import { deliverTo } from '../changes/deliver.ts';
import { readableTables } from '../changes/may-read.ts';
import { waitUntilVisible } from '../changes/wait-until-visible.ts';
import { realtimeLimits } from '../limits.ts';
import { notPermitted } from '../protocol/join-payload.ts';
import { createFeed, type Feed } from '../replication/feed.ts';
import type { Transaction } from '../replication/transactions.ts';
import type { Channel } from './channel.ts';
import { assertNotExpired, describeTokenError } from './describe-token-error.ts';

/** All joined channels, and the changes they listen to. */
export interface Hub {
  core: Core;
  feed: Pick<Feed, 'start' | 'isLive'>;
  /** The number of a new binding. */
  nextId(): number;
  add(channel: Channel): void;
  remove(channel: Channel): void;
  /** Checks a token to the second. Throws a TokenError. */
  verify(token: string): Promise<Claims>;
  /** To be called again and again: ends the channels whose token or rights no longer hold, and the stream that nobody reads any more. */
  keepWatch(now: number): Promise<void>;
  close(): Promise<void>;
}

/** So many tokens are served at once; the connections are for the rest of the backend too. */
const maxParallel = 4;

export function createHub(core: Core, databaseUrl: string): Hub {
  const channels = new Set<Channel>();
  let lastId = 0;
  let neededAt = 0;
  let isClosed = false;

  const verify = async (token: string) => {
    const claims = await core.verifyToken(token);
    assertNotExpired(claims, Date.now());
    return claims;
  };

  /** False when the token gives nothing any more; its channels are ended then. */
  const holds = async (token: string, group: readonly Channel[]): Promise<boolean> => {
    try {
      await verify(token);
      return true;
    } catch (error) {
      if (!(error instanceof TokenError)) throw error;
      const reason = describeTokenError(error, token, Date.now());
      for (const channel of group) if (channel.listener.token === token) channel.end(reason);
      return false;
    }
  };

  /** Somebody may lose a right and keep the session. */
  const endUnreadable = async (group: readonly Channel[]) => {
    const oids = new Set(group.flatMap(({ listener }) => listener.bindings.map(({ oid }) => oid)));
    const [first] = group;
    if (!first || oids.size === 0) return;
    const readable = await readableTables(core, first.listener.claims, oids);
    const lost = new Set([...oids].filter((oid) => !readable.has(oid)));
    for (const channel of group) if (follows(channel, lost)) channel.end(notPermitted(channel.topic));
  };

  const byToken = () => [...Map.groupBy(channels, ({ listener }) => listener.token)];

  const deliver = async (transaction: Transaction) => {
    await waitUntilVisible(core.sql, transaction.xid);
    // Looked up only now: who joins from here on reads a table in which this transaction is done.
    for (const channel of channels) if (follows(channel, transaction.tooMuch)) channel.fail();
    const changed = new Set(transaction.changes.map(({ relation }) => relation.oid));
    await inParallel(byToken(), async ([token, group]) => {
      const listening = group.filter((channel) => follows(channel, changed));
      if (listening.length === 0 || !(await holds(token, listening))) return;
      await deliverTo({ core, transaction, channels: listening }).catch((error: unknown) => {
        core.log.warn({ err: error }, 'changes could not be read for a subscriber');
        for (const channel of listening) channel.fail();
      });
    });
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
    verify,
    async keepWatch(now) {
      if (channels.size > 0) neededAt = now;
      else if (now - neededAt > realtimeLimits.lingerMs) await feed.stop();
      await inParallel(byToken(), async ([token, group]) => {
        if (await holds(token, group)) await endUnreadable(group);
      });
    },
    async close() {
      isClosed = true;
      await feed.stop();
    },
  };
}

function follows({ listener }: Channel, oids: ReadonlySet<number>): boolean {
  return listener.bindings.some(({ oid }) => oids.has(oid));
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < items.length; i += maxParallel) await Promise.all(items.slice(i, i + maxParallel).map(work));
}
