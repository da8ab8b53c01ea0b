import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ask, leave, newVisitor } from './chat/ask.ts';
import { questions } from './chat/first-byte.ts';
import { holdStreams } from './sse/hold.ts';
import { root } from './systems/product.ts';
import { freePort, startProcess } from './tools/processes.ts';
import { printTable } from './tools/report.ts';
import { tellRows } from './tools/rows.ts';
import { quantile } from './tools/statistics.ts';
import { temporaryFolder } from './tools/temporary-folder.ts';

/**
 * The cost of a held stream beside a bare `node:http` server and Fastify alone: memory, as the growth between two numbers of streams, and the time
 * the server adds to the first byte. The database is on disk.
 */
const isQuick = process.env.BENCH_QUICK === '1';
const [few, many] = isQuick ? [100, 400] : [2_000, 10_000];
const questionsEach = isQuick ? 60 : 500;

interface Held {
  name: string;
  heapKb: number;
  residentKb: number;
}

const folder = await temporaryFolder();
try {
  const held: Held[] = [];
  for (const name of ['bare', 'fastify', 'product']) held.push(await hold(name));
  printTable(
    `a held stream, from ${few} to ${many} of them`,
    ['server', 'heap kB', 'resident kB'],
    held.map(({ name, heapKb, residentKb }) => [name, heapKb, residentKb]),
  );
  const times = await firstBytes();
  const [bare = [], route = [], instant = [], whole = []] = times;
  const added = (ms: readonly number[], share: number) => quantile(ms, share) - quantile(bare, share);
  printTable(
    'first byte, ms',
    ['what', 'p50', 'p95', 'p50 more than bare', 'p95 more than bare'],
    [
      ['bare node:http', quantile(bare, 0.5), quantile(bare, 0.95), null, null],
      ['the route, gate included, nothing stored', ...figures(route)],
      ['with limits and question in the database', ...figures(instant)],
      ['with the store’s own knowledge as answerer', ...figures(whole)],
    ],
  );
  function figures(ms: readonly number[]): number[] {
    return [quantile(ms, 0.5), quantile(ms, 0.95), added(ms, 0.5), added(ms, 0.95)];
  }
  const [bareHeld, fastifyHeld, productHeld] = held;
  if (!bareHeld || !fastifyHeld || !productHeld) throw new Error('a server is missing');
  const ofStreams = `for each of ${many} held streams`;
  const ofFirstByte = 'first byte of a stream, what the server adds without the database';
  await tellRows([
    {
      id: 'sse-held-heap',
      measure: `heap ${ofStreams}`,
      unit: 'kB',
      ours: productHeld.heapKb,
      goal: { atMost: 8 },
      limit: bareHeld.heapKb,
      peer: `Fastify alone ${fastifyHeld.heapKb.toFixed(1)}`,
    },
    {
      id: 'sse-held-resident',
      measure: `resident memory ${ofStreams}`,
      unit: 'kB',
      ours: productHeld.residentKb,
      goal: { atMost: 16 },
      limit: bareHeld.residentKb,
      peer: `Fastify alone ${fastifyHeld.residentKb.toFixed(1)}`,
    },
    {
      id: 'sse-first-byte-p50',
      measure: `${ofFirstByte}, p50`,
      unit: 'ms',
      ours: added(route, 0.5),
      goal: { atMost: 1 },
      peer: 'Hono 0.33',
    },
    {
      id: 'sse-first-byte-p95',
      measure: `${ofFirstByte}, p95`,
      unit: 'ms',
      ours: added(route, 0.95),
      goal: { atMost: 5 },
      peer: 'Hono 1.4',
    },
    {
      id: 'sse-first-byte-stored',
      measure: 'the same with limits counted and the question durable, p50',
      unit: 'ms',
      ours: added(instant, 0.5),
      goal: null,
    },
    {
      id: 'sse-first-byte-whole',
      measure: 'the same with an answer from the store’s own knowledge, p50',
      unit: 'ms',
      ours: added(whole, 0.5),
      goal: null,
    },
  ]);
} finally {
  leave();
  await folder.remove();
}

async function hold(name: string): Promise<Held> {
  const probePort = await freePort();
  const probeUrl = `http://127.0.0.1:${probePort}/`;
  const args = [join(root, `bench/sse/${name}-process.ts`), String(probePort)];
  const server = await startProcess({ args, cwd: root, env: {}, readyUrl: probeUrl });
  const memory = async () => JSON.parse(await (await fetch(probeUrl)).text()) as Memory;
  const { url } = await memory();
  const streams = holdStreams(url);
  try {
    await streams.growTo(few);
    const before = await memory();
    await streams.growTo(many);
    const after = await memory();
    const kbEach = (what: 'heapUsed' | 'rss') => (after[what] - before[what]) / (many - few) / 1_000;
    return { name, heapKb: kbEach('heapUsed'), residentKb: kbEach('rss') };
  } finally {
    streams.close();
    await server.stop();
  }
}

interface Memory {
  url: string;
  rss: number;
  heapUsed: number;
}

/** Of the bare server, the route, the route with the database, and the product as it is, in this order; one question at a time. */
async function firstBytes(): Promise<number[][]> {
  const webDir = join(folder.path, 'web');
  await mkdir(webDir);
  // No page is asked for.
  for (const name of ['index.html', 'staff.html', 'widget.js']) await writeFile(join(webDir, name), '<!doctype html>');
  const [barePort, port] = [await freePort(), await freePort()];
  const start = (args: string[], readyUrl: string) => startProcess({ args, cwd: root, env: {}, readyUrl });
  const bareUrl = `http://127.0.0.1:${barePort}/`;
  const bare = await start([join(root, 'bench/chat/bare-stream-process.ts'), String(barePort)], bareUrl);
  const origin = `http://127.0.0.1:${port}`;
  const args = [join(root, 'bench/sse/first-byte-process.ts'), String(port), webDir];
  const product = await start(args, `${origin}/readyz`);
  try {
    const urls = [bareUrl, ...['/route', '/instant', ''].map((prefix) => `${origin}${prefix}/api/chat-stream`)];
    const times: number[][] = urls.map(() => []);
    const warmUp = isQuick ? 20 : 100;
    for (let turn = 0; turn < warmUp + questionsEach; turn += 1) {
      for (const [at, url] of urls.entries()) {
        const question = questions[turn % questions.length] ?? '';
        const { firstByteMs } = await ask(url, newVisitor(0x20_00_00 + turn * urls.length + at), question);
        if (turn >= warmUp) times[at]?.push(firstByteMs);
      }
    }
    return times;
  } finally {
    await product.stop();
    await bare.stop();
  }
}
