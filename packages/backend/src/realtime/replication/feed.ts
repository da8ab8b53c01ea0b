import type { FastifyBaseLogger } from 'fastify';
import { realtimeLimits } from '../limits.ts';
import { openReplication, type Replication } from './open-replication.ts';
import type { Transaction } from './transactions.ts';

/** The changes of the database, read only while somebody wants them. */
export interface Feed {
  /** Resolves when changes flow; rejects when they cannot. Each call starts a stream unless there is one. */
  start(): Promise<void>;
  /** Says whether every change from now on will be delivered, or a gap be told. */
  isLive(): boolean;
  /** Nobody is left: the stream is closed after a while, unless it is started again. */
  rest(): void;
  close(): Promise<void>;
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
  let linger: NodeJS.Timeout | undefined;
  let isClosed = false;

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

  const stop = async () => {
    const stopping = attempt;
    attempt = undefined;
    const stream = await stopping?.stream.catch(() => undefined);
    await stream?.close();
  };

  return {
    async start() {
      if (isClosed) throw new Error('the service is closing');
      clearTimeout(linger);
      attempt ??= begin();
      await attempt.stream;
    },
    isLive: () => attempt?.isLive ?? false,
    rest() {
      clearTimeout(linger);
      linger = setTimeout(() => void stop(), realtimeLimits.lingerMs);
      linger.unref();
    },
    async close() {
      isClosed = true;
      clearTimeout(linger);
      await stop();
    },
  };
}

interface Attempt {
  stream: Promise<Replication>;
  isLive: boolean;
}
