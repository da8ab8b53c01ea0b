import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '@rxweb/platform/random/seeded-random';
import { samplePdf } from '../sample-pdf.ts';
import { send } from '../tools/send.ts';
import type { Server } from '../tools/server.ts';

/** What a page is without a database: it must be there whatever happens to one. */
const plain = ['/', '/api/store', '/healthz'];
/** What staff read. */
const staffReads = ['/api/twilio/messages', '/api/waiting', '/api/conversations'];

export interface Calls {
  /** The slowest answer, of pages and of reads. */
  plainMs: number;
  readMs: number;
  /** Answers but 200, by what was asked for. */
  plainFailures: Map<string, number>;
  /** Answers of reads but 200 and the documented 503 with Retry-After of at most 2 s. */
  readFailures: Map<string, number>;
  reads: number;
  busy: number;
}

export const noCalls = (): Calls => ({
  plainMs: 0,
  readMs: 0,
  plainFailures: new Map(),
  readFailures: new Map(),
  reads: 0,
  busy: 0,
});

/** Asks for pages and reads as people do, until it is over. */
export async function keepCalling(
  server: Server,
  token: string,
  random: Random,
  calls: Calls,
  isOver: () => boolean,
): Promise<void> {
  const asked = new Set<Promise<void>>();
  while (!isOver()) {
    for (const ask of [callPlain(server, random, calls), callRead(server, token, random, calls)]) {
      asked.add(ask);
      ask.finally(() => asked.delete(ask));
    }
    await wait(100);
  }
  await Promise.all(asked);
}

async function callPlain({ origin }: Server, random: Random, calls: Calls): Promise<void> {
  const from = performance.now();
  const target = random.pick(plain);
  const { status, failure } = await send(portOf(origin), 'GET', target, visitor(random), null);
  calls.plainMs = Math.max(calls.plainMs, performance.now() - from);
  if (status !== 200) count(calls.plainFailures, `${target}: ${failure ?? status}`);
}

async function callRead({ origin, apikey }: Server, token: string, random: Random, calls: Calls): Promise<void> {
  const from = performance.now();
  const target = random.pick(staffReads);
  const headers = { ...visitor(random), authorization: `Bearer ${token}`, apikey };
  const { status, failure, headers: got } = await send(portOf(origin), 'GET', target, headers, null);
  calls.reads += 1;
  calls.readMs = Math.max(calls.readMs, performance.now() - from);
  if (status === 503 && Number(got['retry-after'] ?? 99) <= 2) calls.busy += 1;
  else if (status !== 200) count(calls.readFailures, `${target}: ${failure ?? status}`);
}

/** How long until a read is answered well again, in ms; asks ten times a second for 20 s. */
export async function readsAgain({ origin, apikey }: Server, token: string, random: Random): Promise<number> {
  const from = performance.now();
  while (performance.now() - from < 20_000) {
    const headers = { ...visitor(random), authorization: `Bearer ${token}`, apikey };
    const { status } = await send(portOf(origin), 'GET', '/api/waiting', headers, null);
    if (status === 200) break;
    await wait(100);
  }
  return performance.now() - from;
}

/** A file of 100 kB, as a visitor's page sends it; the status of the answer, 0 for none. */
export async function uploadTo({ origin }: Server, random: Random): Promise<number> {
  const headers = { ...visitor(random), 'content-type': 'application/pdf', 'x-file-path': 'label.pdf' };
  const { status } = await send(
    portOf(origin),
    'POST',
    '/api/storage/upload-proxy',
    headers,
    samplePdf(Buffer.alloc(100_000, 7)),
  );
  return status;
}

export const portOf = (origin: string) => Number(new URL(origin).port);
export const visitor = (random: Random) => ({
  'x-forwarded-for': `10.${random.below(256)}.${random.below(256)}.${random.below(256)}`,
});

export function count(map: Map<string, number>, what: string): void {
  map.set(what, (map.get(what) ?? 0) + 1);
}

/** All together. */
export const timesIn = (map: Map<string, number>) => [...map.values()].reduce((sum, times) => sum + times, 0);

/** `what: times`, the most frequent first. */
export const listed = (map: Map<string, number>) =>
  [...map]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 8)
    .map(([what, times]) => `${what} (${times})`)
    .join(', ');
