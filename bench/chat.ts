import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { leave } from './chat/ask.ts';
import { askAtPace, askInTurn } from './chat/first-byte.ts';
import { type Held, holdStreams } from './chat/held-streams.ts';
import { root, startProduct } from './systems/product.ts';
import { call, hangUp } from './tools/http-call.ts';
import { cpuMs, freePort, startProcess, sumOf } from './tools/processes.ts';
import { printTable, say } from './tools/report.ts';
import { tellRows } from './tools/rows.ts';
import { quantile } from './tools/statistics.ts';
import { memoryFolder } from './tools/temporary-folder.ts';

/**
 * Measures the chat: many answers of a slow language model at once, and how soon answers of the store's own knowledge begin. Limits stay on:
 * every visitor has a cookie and an address.
 */
const loadBefore = loadavg()[0] ?? 0;
const proxied = { TRUST_PROXY: '127.0.0.1' };

interface Slowness {
  rounds: number;
  pieces: number;
  gapMs: number;
}

const folder = await memoryFolder(1024 ** 3);
try {
  const held = await hold(1_000, { rounds: 3, pieces: 40, gapMs: 1_000 });
  const alone = await holdAlone(3_000, { rounds: 1, pieces: 40, gapMs: 1_000 });
  printTable(
    'answers at once',
    ['answerer', 'streams', 'answers', 'lost', 'mixed', 'from own notes', 'heap kB a stream', 'resident kB a stream'],
    [heldRow('a slow model elsewhere', held), heldRow('in the process', alone)],
  );
  const { pace, paceCpuMs, calm, bare } = await measureFirstBytes();
  const times = (ms: readonly number[]) => [0.5, 0.95, 0.99].map((share) => quantile(ms, share));
  printTable(
    'first byte of an answer, ms',
    ['system', 'answers', 'errors', 'p50', 'p95', 'p99', 'budget p95'],
    [
      ['product, 50 questions a second', String(pace.ms.length), String(pace.errors), ...times(pace.ms), 200],
      ['product, one at a time', String(calm.ms.length), String(calm.errors), ...times(calm.ms), null],
      ['bare node:http, one at a time', String(bare.ms.length), String(bare.errors), ...times(bare.ms), null],
    ],
  );
  const added = quantile(calm.ms, 0.5) - quantile(bare.ms, 0.5);
  const ratio = quantile(calm.ms, 0.5) / quantile(bare.ms, 0.5);
  say(`The product adds ${added.toFixed(1)} ms to the first byte (p50), ${ratio.toFixed(1)} times the bare server.`);
  say(`At 50 questions a second one costs ${paceCpuMs.toFixed(1)} ms of processor time, the database's included.`);
  const failures = [held.firstFailure, alone.firstFailure, pace.firstError, calm.firstError, bare.firstError];
  for (const failure of failures.filter(Boolean)) say(`failure: ${failure}`);
  const machine = { cores: availableParallelism(), node: process.version, loadBefore, loadAfter: loadavg()[0] };
  const firstByte = { pace: times(pace.ms), paceCpuMs, calm: times(calm.ms), bare: times(bare.ms), added, ratio };
  say(JSON.stringify({ machine, held, alone, errors: pace.errors, firstByte }));
  await tellRows([
    {
      id: 'chat-lost',
      measure: `answers lost or mixed of ${held.answers + alone.answers}, up to ${alone.streams} streams at once`,
      unit: '',
      ours: held.lost + held.mixed + alone.lost + alone.mixed,
      goal: { atMost: 0 },
    },
    {
      id: 'chat-heap',
      measure: `heap of a whole answer under way, ${alone.streams} at once`,
      unit: 'kB',
      ours: alone.heapKb,
      goal: null,
    },
    {
      id: 'chat-resident',
      measure: `resident memory of a whole answer under way, ${alone.streams} at once`,
      unit: 'kB',
      ours: alone.residentKb,
      goal: null,
    },
    {
      id: 'chat-pace-p95',
      measure: 'first byte of local answers at 50 questions a second, p95',
      unit: 'ms',
      ours: quantile(pace.ms, 0.95),
      goal: { atMost: 200 },
    },
    {
      id: 'chat-first-byte',
      measure: 'first byte of a whole local answer, question stored, one at a time, p50',
      unit: 'ms',
      ours: quantile(calm.ms, 0.5),
      goal: null,
      limit: quantile(bare.ms, 0.5),
    },
  ]);
  if (failures.some(Boolean)) process.exitCode = 1;
} finally {
  leave();
  hangUp();
  await folder.remove();
}

/** Each answer takes `pieces` times `gapMs`: together two minutes with all of them there at once. */
async function hold(streams: number, { rounds, pieces, gapMs }: Slowness): Promise<Held> {
  const [modelPort, probePort] = [await freePort(), await freePort()];
  const model = await startProcess({
    args: [join(root, 'bench/chat/slow-model-process.ts'), String(modelPort), String(pieces), String(gapMs)],
    cwd: root,
    env: {},
    readyUrl: `http://127.0.0.1:${modelPort}/`,
  });
  const product = await startProduct(join(folder.path, `held-${streams}`), {
    ...proxied,
    ASSISTANT_PROVIDER: 'openai-compatible',
    ASSISTANT_MODEL: 'slow',
    ASSISTANT_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
    ASSISTANT_DAILY_TOKENS: '1000000000',
    NODE_OPTIONS: `--import=${new URL(`chat/memory-probe.ts?port=${probePort}`, import.meta.url)}`,
  });
  try {
    const url = chatUrl(product.url);
    const memory = async () => JSON.parse((await call(`http://127.0.0.1:${probePort}/`)).body.toString());
    // What is compiled and connected with the first answers is no stream's.
    await holdStreams({ url, streams: 20, rounds: 1, pieces, perSecond: 100, memory });
    return await holdStreams({ url, streams, rounds, pieces, perSecond: 250, memory });
  } finally {
    await product.stop();
    await model.stop();
  }
}

/** The same with an answerer in the server's own process, so that nothing but the streams is measured. */
async function holdAlone(streams: number, { rounds, pieces, gapMs }: Slowness): Promise<Held> {
  const port = await freePort();
  const about = `http://127.0.0.1:${port}/`;
  const server = await startProcess({
    args: [join(root, 'bench/chat/slow-answerer-process.ts'), ...[port, pieces, gapMs].map(String)],
    cwd: root,
    env: {},
    readyUrl: about,
  });
  try {
    const memory = async () => JSON.parse((await call(about)).body.toString());
    const url = `${(await memory()).url}/api/chat-stream`;
    await holdStreams({ url, streams: 20, rounds: 1, pieces, perSecond: 100, memory });
    return await holdStreams({ url, streams, rounds, pieces, perSecond: 250, memory });
  } finally {
    await server.stop();
  }
}

function heldRow(answerer: string, held: Held): (string | number)[] {
  const counts = [held.streams, held.answers, held.lost, held.mixed, held.fellBack].map(String);
  return [answerer, ...counts, held.heapKb, held.residentKb];
}

async function measureFirstBytes() {
  const barePort = await freePort();
  const bareUrl = `http://127.0.0.1:${barePort}/`;
  const args = [join(root, 'bench/chat/bare-stream-process.ts'), String(barePort)];
  const bareServer = await startProcess({ args, cwd: root, env: {}, readyUrl: bareUrl });
  const product = await startProduct(join(folder.path, 'local'), proxied);
  try {
    const url = chatUrl(product.url);
    await askInTurn([url, bareUrl], 50);
    const [calm, bare] = await askInTurn([url, bareUrl], 400);
    const spent = async () => sumOf(await product.processes(), cpuMs);
    const before = await spent();
    const pace = await askAtPace(url, 50, 60);
    return { pace, paceCpuMs: ((await spent()) - before) / pace.ms.length, calm, bare };
  } finally {
    await product.stop();
    await bareServer.stop();
  }
}

function chatUrl(backendUrl: string): string {
  return backendUrl.replace(/\/backend$/, '/api/chat-stream');
}
