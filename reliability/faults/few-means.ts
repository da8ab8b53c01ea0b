import { execFile } from 'node:child_process';
import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { createRandom, type Random } from '@rxweb/platform/random/seeded-random';
import { samplePdf } from '../sample-pdf.ts';
import { openStream } from '../tools/open-stream.ts';
import { bounded, type Figure, isQuick, none, say, told } from '../tools/result.ts';
import { send } from '../tools/send.ts';
import { type Carrier, hire, type Server, startServer } from '../tools/server.ts';
import { count, listed, portOf, visitor } from './callers.ts';

const run = promisify(execFile);
const floodSeconds = isQuick ? 2 : 20;
const rounds = isQuick ? 1 : 5;
const callers = 600;
const descriptors = 256;
const memoryMb = 512;
const group = `/sys/fs/cgroup/memory/rxweb-${process.pid}`;

/** Security row R18: more callers than a small machine can serve: 256 descriptors, one processor, and 512 MB if the system allows. */
export async function fewMeans(folder: string, carrier: Carrier, seed: number): Promise<Figure[]> {
  const reason = await whyNoBounds();
  if (reason !== null) return [told('R18 few means: skipped', reason)];
  const random = createRandom(seed);
  const server = await startServer(join(folder, 'few'), carrier, { TRUST_PROXY: '127.0.0.1' });
  let isBounded = false;
  try {
    const token = await hire(server, 'admin');
    await run('prlimit', ['--pid', String(server.pid), `--nofile=${descriptors}:${descriptors}`]);
    for (const pid of await server.processes()) await run('taskset', ['-acp', '0', String(pid)]);
    isBounded = await boundMemory(server);
    const answers = new Map<string, number>();
    const backMs: number[] = [];
    for (let round = 0; round < rounds && server.endedWith() === null; round++) {
      const until = performance.now() + floodSeconds * 1_000;
      const caller = async () => {
        while (performance.now() < until) count(answers, await callOnce(server, token, random));
      };
      await Promise.all(Array.from({ length: callers }, caller));
      const from = performance.now();
      while (performance.now() - from < 30_000 && !(await works(server, token, random))) await wait(100);
      backMs.push(performance.now() - from);
      say(`${round + 1} of ${rounds}: back after ${Math.round(backMs.at(-1) ?? 0)} ms, ${listed(answers)}`);
    }
    if (server.endedWith() !== null) say(`${server.endedWith()}: ${server.log().slice(-3_000)}`);
    const all = [...answers];
    const bad = all.filter(([answer]) => /^5/.test(answer) && !/^(503|507)/.test(answer));
    return [
      told(`R18 ${callers} callers at once; answers by status`, listed(answers)),
      told(
        'means',
        `${descriptors} descriptors, one processor, ${isBounded ? `${memoryMb} MB for the program’s process` : 'memory as it is'}`,
      ),
      none(
        'answers 5xx but 503 with Retry-After and 507',
        bad.reduce((sum, [, times]) => sum + times, 0),
      ),
      bounded(
        'front page, staff and uploads answered again after the flood, longest',
        Math.max(...backMs) / 1_000,
        { atMost: 10 },
        's',
      ),
      none('ends of the program', server.endedWith() === null ? 0 : 1),
    ];
  } finally {
    await server.stop();
    if (isBounded) await rmdir(group).catch(() => undefined);
  }
}

async function whyNoBounds(): Promise<string | null> {
  const tries = await Promise.allSettled([run('prlimit', ['--version']), run('taskset', ['--version'])]);
  return tries.every(({ status }) => status === 'fulfilled')
    ? null
    : 'prlimit(1) and taskset(1) of util-linux are not here';
}

async function boundMemory(server: Server): Promise<boolean> {
  try {
    await mkdir(group);
    await writeFile(join(group, 'memory.limit_in_bytes'), String(memoryMb * 2 ** 20));
    await writeFile(join(group, 'cgroup.procs'), String(server.pid));
    return true;
  } catch {
    await rmdir(group).catch(() => undefined);
    return false;
  }
}

/** One of what people ask for, as the status of its answer, or why there was none. */
async function callOnce({ origin, apikey }: Server, token: string, random: Random): Promise<string> {
  const port = portOf(origin);
  const kind = random.next();
  if (kind < 0.2) return openStream(origin, 'What are your hours today?', visitor(random));
  const own = { ...visitor(random), connection: random.chance(0.5) ? 'close' : 'keep-alive' };
  const staff = { ...own, authorization: `Bearer ${token}`, apikey };
  const file = { ...own, 'content-type': 'application/pdf', 'x-file-path': 'label.pdf' };
  const { status, failure, headers } =
    kind < 0.5
      ? await send(port, 'GET', '/', own, null)
      : kind < 0.75
        ? await send(port, 'GET', '/api/twilio/messages', staff, null)
        : await send(port, 'POST', '/api/storage/upload-proxy', file, samplePdf(Buffer.alloc(100_000, 7)));
  if (status === 503 && headers['retry-after'] === undefined) return '500 in effect: 503 without Retry-After';
  return failure ?? String(status);
}

async function works(server: Server, token: string, random: Random): Promise<boolean> {
  const port = portOf(server.origin);
  const staff = { ...visitor(random), authorization: `Bearer ${token}`, apikey: server.apikey };
  const file = { ...visitor(random), 'content-type': 'application/pdf', 'x-file-path': 'label.pdf' };
  const answers = await Promise.all([
    send(port, 'GET', '/', visitor(random), null),
    send(port, 'GET', '/api/waiting', staff, null),
    send(port, 'POST', '/api/storage/upload-proxy', file, samplePdf(Buffer.alloc(100_000, 7))),
  ]);
  return answers.every(({ status }) => status === 200);
}
