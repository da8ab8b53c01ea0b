import type { FastifyBaseLogger } from 'fastify';
import { openReplication, type Replication } from './open-replication.ts';
import type { Transaction } from './transactions.ts';

/** The changes of the database, read only while somebody wants them. */
export interface Feed {
  /** Resolves when changes flow; rejects when they cannot. Each call starts a stream unless there is one. */
  start(): Promise<void>;
  /** Says whether every change from now on will be delivered, or a gap be told. */
  isLive(): boolean;
  /** Closes the stream; it may be started again. */
  stop(): Promise<void>;
}

interface FeedOptions {
  databaseUrl: string;
  log: FastifyBaseLogger;
  deliver: (transaction: Transaction) => Promise<void>;
  /** The stream broke off: changes may have been missed. */
  onGap: () => void;
}

/** A broken stream is not opened again from here: those who follow it are told, come back, and start it. */
export function createFeed({ databaseUrl, log, deliver, onGap }: FeedOptions): Feed {
  let attempt: Attempt | undefined;

  const begin = (): Attempt => {
    const mine: Attempt = { isLive: false, stream: openReplication({ databaseUrl, deliver }) };
    const lost = (reason: unknown) => {
      if (attempt !== mine) return;
      attempt = undefined;
      log.warn({ err: reason }, 'the stream of database changes broke off');
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
