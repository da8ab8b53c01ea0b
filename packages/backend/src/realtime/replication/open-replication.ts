import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { openReplicationConnection } from '@rxweb/platform/sql/replication';
import { decodeOutput } from './pgoutput.ts';
import { createCollector, type Transaction } from './transactions.ts';

/** A stream of changes. It ends once; changes until the next stream are lost. */
export interface Replication {
  /** Settles with the reason when the stream ends; undefined after {@link Replication.close}. */
  ended: Promise<unknown>;
  close(): Promise<void>;
}

interface ReplicationOptions {
  databaseUrl: string;
  /** Called for one transaction at a time. An error ends the stream. */
  deliver: (transaction: Transaction) => Promise<void>;
}

const statusMs = 10_000;
/** Three unanswered status requests. */
const maxSilenceMs = 3 * statusMs + 5_000;
/** Transactions queued for delivery; more stay in the server, which keeps a bounded amount. */
const maxWaiting = 100;

/**
 * Follows the publication `supabase_realtime` from now on. The temporary slot ends with the connection, so none is left
 * to hold the server's log.
 */
export async function openReplication(options: ReplicationOptions): Promise<Replication> {
  const connection = await openReplicationConnection(options.databaseUrl, {
    connectSeconds: 10,
    applicationName: 'realtime',
  });
  try {
    // Replication commands must be in capitals.
    const slot = `realtime_${randomBytes(8).toString('hex')}`;
    await connection.run(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY LOGICAL pgoutput (SNAPSHOT 'nothing')`);
    const start = `START_REPLICATION SLOT ${slot} LOGICAL 0/0 (proto_version '1', publication_names 'supabase_realtime')`;
    const stream = await connection.stream(start, encodeStatus(0n, Date.now(), false));
    return follow(stream, connection.close, options);
  } catch (error) {
    connection.close();
    throw error;
  }
}

function follow(stream: Duplex, disconnect: () => void, { deliver }: ReplicationOptions): Replication {
  const collect = createCollector();
  const waiting: Transaction[] = [];
  const over = Promise.withResolvers<unknown>();
  let isOver = false;
  let isDelivering = false;
  let doneLsn = 0n;
  let lastMessageAt = Date.now();

  const end = async (reason?: unknown) => {
    if (isOver) return;
    isOver = true;
    clearInterval(timer);
    disconnect();
    over.resolve(reason);
  };

  const report = (wantsReply: boolean) => {
    if (stream.writable) stream.write(encodeStatus(doneLsn, Date.now(), wantsReply));
  };

  const deliverWaiting = async () => {
    if (isDelivering) return;
    isDelivering = true;
    for (let next = waiting.shift(); next && !isOver; next = waiting.shift()) {
      await deliver(next);
      doneLsn = next.endLsn;
      if (stream.isPaused() && waiting.length < maxWaiting / 2) stream.resume();
    }
    isDelivering = false;
  };

  const receive = (message: Buffer) => {
    lastMessageAt = Date.now();
    const wal = decodeWal(message);
    if (wal.kind === 'keepalive') {
      if (!isDelivering && wal.endLsn > doneLsn) doneLsn = wal.endLsn;
      if (wal.wantsReply) report(false);
    }
    if (wal.kind !== 'data') return;
    const transaction = collect(decodeOutput(wal.output));
    if (!transaction) return;
    if (waiting.push(transaction) >= maxWaiting) stream.pause();
    deliverWaiting().catch(end);
  };

  const timer = setInterval(() => {
    if (Date.now() - lastMessageAt > maxSilenceMs && !stream.isPaused())
      void end(new Error('the database stopped responding'));
    else report(true);
  }, statusMs);
  timer.unref();
  listenTo(stream, (message) => isOver || receive(message), end);
  return { ended: over.promise, close: () => end() };
}

/** Passes on the stream's messages, and its end. */
function listenTo(stream: Duplex, receive: (message: Buffer) => void, end: (reason: unknown) => Promise<void>): void {
  // Uses events: an iterator would join messages, which have no length of their own.
  stream.on('data', (message: Buffer) => {
    try {
      receive(message);
    } catch (error) {
      void end(error);
    }
  });
  stream.on('error', (error) => void end(error));
  stream.on('close', () => void end(new Error('the stream of changes was closed')));
}

/** The envelope of the output plugin's messages (PostgreSQL manual, "Streaming Replication Protocol"). */
type WalMessage =
  | { kind: 'data'; output: Buffer }
  | { kind: 'keepalive'; endLsn: bigint; wantsReply: boolean }
  | { kind: 'other' };

function decodeWal(message: Buffer): WalMessage {
  if (message[0] === 0x77) return { kind: 'data', output: message.subarray(25) };
  if (message[0] !== 0x6b) return { kind: 'other' };
  return { kind: 'keepalive', endLsn: message.readBigUInt64BE(1), wantsReply: message[17] === 1 };
}

/** Confirms a position, so that the server can discard its log up to there. */
function encodeStatus(doneLsn: bigint, nowMs: number, wantsReply: boolean): Buffer {
  const bytes = Buffer.alloc(34);
  bytes.write('r');
  for (const at of [1, 9, 17]) bytes.writeBigUInt64BE(doneLsn, at);
  bytes.writeBigInt64BE(BigInt(nowMs - Date.UTC(2000, 0, 1)) * 1_000n, 25);
  bytes[33] = wantsReply ? 1 : 0;
  return bytes;
}
