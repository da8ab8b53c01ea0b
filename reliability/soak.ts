import { writeFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createRandom } from '@rxweb/platform/random/seeded-random';
import { freePort, startProcess } from '../bench/tools/processes.ts';
import { quantile } from '../bench/tools/statistics.ts';
import { temporaryFolder } from '../bench/tools/temporary-folder.ts';
import { askSomething, chat, type LoadCounts, upload } from './soak/load.ts';
import { look, type Moment, slopeOf } from './soak/watch.ts';
import { bounded, type Figure, isQuick, none, say, tellResult, told } from './tools/result.ts';
import { hangUp } from './tools/send.ts';
import { hire, startCarrier, startServer } from './tools/server.ts';

/**
 * `npm run test:soak` (security row R17, goal G24): an hour of what days bring, and whether memory and descriptors stay as they are. SOAK_MINUTES and SOAK_RATE (requests a second) ask for another run.
 */
const minutes = Number(process.env.SOAK_MINUTES ?? (isQuick ? 0.1 : 60));
const perSecond = Number(process.env.SOAK_RATE ?? 50);
const warmUpMinutes = minutes / 3;
const lookEveryMs = isQuick ? 500 : 10_000;
/** An answer is forty words, each so much later than the one before. As many are held at a time as there are requests a second. */
const wordMs = isQuick ? 50 : 1_000;
const streamSeconds = (40 * wordMs) / 1_000;
const streamsPerSecond = perSecond / streamSeconds;
const uploadsPerSecond = perSecond / 100;
const root = join(import.meta.dirname, '..');

const folder = await temporaryFolder();
const carrier = await startCarrier();
const [modelPort, probePort] = [await freePort(), await freePort()];
const model = await startProcess({
  args: [join(root, 'bench/chat/slow-model-process.ts'), String(modelPort), '40', String(wordMs)],
  cwd: root,
  env: {},
  readyUrl: `http://127.0.0.1:${modelPort}/`,
});
const server = await startServer(join(folder.path, 'data'), carrier, {
  ASSISTANT_PROVIDER: 'openai-compatible',
  ASSISTANT_MODEL: 'slow',
  ASSISTANT_BASE_URL: `http://127.0.0.1:${modelPort}/v1`,
  ASSISTANT_DAILY_TOKENS: '1000000000',
  NODE_OPTIONS: `--import=${new URL(`soak/probe-process.ts?port=${probePort}`, import.meta.url)}`,
});
const counts: LoadCounts = { requests: 0, streams: 0, uploads: 0, failures: new Map() };
const moments: Moment[] = [];
const loads: number[] = [];
try {
  const options = { server, carrier, token: await hire(server, 'admin'), random: createRandom(7), counts };
  const startedAt = performance.now();
  const minute = () => (performance.now() - startedAt) / 60_000;
  const isOver = () => minute() >= minutes || server.endedWith() !== null;
  await Promise.all([
    keepPace(perSecond, isOver, () => askSomething(options)),
    keepPace(streamsPerSecond, isOver, () => chat(options)),
    keepPace(uploadsPerSecond, isOver, () => upload(options)),
    keepLooking(isOver, minute),
  ]);
  if (process.env.SOAK_LOG) await writeFile(process.env.SOAK_LOG, server.log());
  await tell(server.endedWith() === null ? 0 : 1);
} finally {
  hangUp();
  await server.stop();
  await model.stop();
  await carrier.close();
  await folder.remove();
}

/** Starts so many a second, whether those before have ended or not, and waits for the last. */
async function keepPace(rate: number, isOver: () => boolean, work: () => Promise<void>): Promise<void> {
  const running = new Set<Promise<void>>();
  const from = performance.now();
  for (let started = 0; !isOver(); started++) {
    const late = performance.now() - from - (started * 1_000) / rate;
    if (late < 0) await wait(-late);
    const each = work().finally(() => running.delete(each));
    running.add(each);
  }
  await Promise.all(running);
}

async function keepLooking(isOver: () => boolean, minute: () => number): Promise<void> {
  for (let count = 0; !isOver(); count++) {
    const moment = await look(server, `http://127.0.0.1:${probePort}/`, minute());
    moments.push(moment);
    loads.push(loadavg()[0] ?? 0);
    if (count % 6 === 0)
      say(
        `${JSON.stringify(moment, (_, value) => (typeof value === 'number' ? Math.round(value * 10) / 10 : value))} ${counts.requests} ${JSON.stringify([...counts.failures])}`,
      );
    await wait(lookEveryMs);
  }
}

async function tell(ends: number): Promise<void> {
  const warm = moments.filter((moment) => moment.minute >= warmUpMinutes);
  const third = Math.floor(warm.length / 3);
  const mean = (some: readonly Moment[], value: (moment: Moment) => number) =>
    some.reduce((sum, moment) => sum + value(moment), 0) / some.length;
  const failed = [...counts.failures].reduce((sum, [, times]) => sum + times, 0);
  const growth = (value: (moment: Moment) => number) =>
    mean(warm.slice(-third), value) - mean(warm.slice(0, third), value);
  await tellResult(
    'soak',
    [
      bounded('minutes under load', moments.at(-1)?.minute ?? 0, { atLeast: minutes * (isQuick ? 0.8 : 0.98) }, 'min'),
      told(
        `requests, streams of ${streamSeconds} s, uploads of 200 kB`,
        `${counts.requests}, ${counts.streams}, ${counts.uploads}`,
      ),
      overLong(
        'slope of resident memory after warm-up, in 10 minutes',
        slopeOf(warm, ({ residentMb }) => residentMb) * 10,
        1,
        'MB',
      ),
      told(
        'slope of the heap in use after warm-up, in 10 minutes',
        `${(slopeOf(warm, ({ heapMb }) => heapMb) * 10).toFixed(2)} MB`,
      ),
      told(
        'resident memory after warm-up, least to most',
        `${Math.min(...warm.map(({ residentMb }) => residentMb)).toFixed(0)} to ${Math.max(...warm.map(({ residentMb }) => residentMb)).toFixed(0)} MB`,
      ),
      overLong(
        'descriptors, last third after warm-up beside the first',
        growth(({ descriptors }) => descriptors),
        5,
      ),
      told(
        'event loop, p99 of each 10 s: median, and p99',
        `${quantile(
          warm.map(({ loopP99Ms }) => loopP99Ms),
          0.5,
        ).toFixed(0)} ms, ${quantile(
          warm.map(({ loopP99Ms }) => loopP99Ms),
          0.99,
        ).toFixed(0)} ms`,
      ),
      none('requests that failed or were refused', failed),
      none('ends of the program', ends),
    ],
    [
      `${perSecond} requests a second, ${perSecond} streams at a time, ${uploadsPerSecond} uploads a second; warm-up ${warmUpMinutes.toFixed(0)} minutes. Load of the machine ${quantile(loads, 0.5).toFixed(1)} (median): its other work is in the event loop's figures.`,
      ...[...counts.failures].map(([failure, times]) => `${failure}: ${times}`),
    ],
  );
}

/** What says something only of a long time. */
function overLong(measure: string, value: number, atMost: number, unit = ''): Figure {
  return isQuick ? told(measure, `${value.toFixed(1)} ${unit}`) : bounded(measure, value, { atMost }, unit);
}
