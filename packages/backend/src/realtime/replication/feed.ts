import type { FastifyBaseLogger } from 'fastify';
import { openReplication, type Replication } from './open-replication.ts';
import type { Transaction } from './transactions.ts';

/** The database's changes, read only while someone subscribes. */
export interface Feed {
  /** Resolves when changes flow; rejects if they can't. Starts a stream unless one runs. */
  start(): Promise<void>;
  /** Whether every later change will be delivered or reported as a gap. */
  isLive(): boolean;
  /** Closes the stream; it may be started again. */
  stop(): Promise<void>;
}

interface FeedOptions {
  databaseUrl: string;
  log: FastifyBaseLogger;
  deliver: (transaction: Transaction) => Promise<void>;
  /** The stream broke: changes may be missing. */
  onGap: () => void;
}

/** Doesn't reopen a broken stream: subscribers learn of the gap, come back, and start it. */
export function createFeed({ databaseUrl, log, deliver, onGap }: FeedOptions): Feed {
  let attempt: Attempt | undefined;

  const begin = (): Attempt => {
    const mine: Attempt = { isLive: false, stream: openReplication({ databaseUrl, deliver }) };
    const lost = (reason: unknown) => {
      if (attempt !== mine) return;
      attempt = undefined;
      log.warn({ err: reason }, 'the stream of database changes broke');
      if (mine.isLive) onGap();
    };
    mine.stream
      .then(({ ended }) => {
        mine.isLive = true;
        return ended;
      })
      .then(lost, lost);
    return mine;
  };

  return {
    async start() {
      attempt ??= begin();
      await attempt.stream;
    },
    isLive: () => attempt?.isLive ?? false,
    async stop() {
      const stopping = attempt;
      attempt = undefined;
      const stream = await stopping?.stream.catch(() => undefined);
      await stream?.close();
    },
  };
}

interface Attempt {
  stream: Promise<Replication>;
  isLive: boolean;
}
