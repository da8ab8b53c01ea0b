import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { liveChatId, liveSecret } from './sse/live-visitors.ts';
import { root } from './systems/product.ts';
import { cpuMsOfEach, cpuMsSince, freePort, processTree, startProcess } from './tools/processes.ts';
import { type BenchRow, tellRows } from './tools/rows.ts';

/** `node bench/live.ts`: what 500 visitors cost who hold the stream of a live chat, in memory each and in processor time together. */
const [few, many] = [50, 550];
const idleMs = 30_000;

interface Memory {
  url: string;
  rss: number;
  heapUsed: number;
}

const probePort = await freePort();
const probeUrl = `http://127.0.0.1:${probePort}/`;
const args = [join(root, 'bench/sse/live-process.ts'), String(probePort), String(many)];
const server = await startProcess({ args, cwd: root, env: {}, readyUrl: probeUrl });
const memory = async () => (await (await fetch(probeUrl)).json()) as Memory;
const { url } = await memory();
const sockets: Socket[] = [];
try {
  await growTo(few);
  const before = await memory();
  await growTo(many);
  const after = await memory();
  const kbEach = (what: 'heapUsed' | 'rss') => (after[what] - before[what]) / (many - few) / 1_000;
  const from = await used();
  await pause(idleMs);
  const spent = cpuMsSince(from, await used());
  await tellRows([
    row('live-heap', 'heap for each of 500 held live chats', 'kB', kbEach('heapUsed'), 8),
    row('live-resident', 'resident memory for each of 500 held live chats', 'kB', kbEach('rss'), 16),
  ]);
  process.stdout.write(
    `${many - few} live streams: heap ${kbEach('heapUsed').toFixed(1)} kB and resident ${kbEach('rss').toFixed(1)} kB each; ` +
      `${((100 * spent) / idleMs).toFixed(1)} % of a processor while ${many} are idle\n`,
  );
} finally {
  for (const socket of sockets) socket.removeAllListeners('close').destroy();
  await server.stop();
}

function row(id: string, measure: string, unit: string, ours: number, atMost: number): BenchRow {
  return { id, measure, unit, ours, goal: { atMost } };
}

async function growTo(count: number): Promise<void> {
  while (sockets.length < count) await Promise.all(Array.from({ length: 10 }, () => open(sockets.length)));
  // Streams are held after some seconds.
  await pause(6_000);
}

function open(number: number): Promise<void> {
  const { port, pathname } = new URL(url);
  const socket = connect({ host: '127.0.0.1', port: Number(port) });
  sockets.push(socket);
  return new Promise((resolve, reject) => {
    socket.on('error', reject).on('close', () => reject(new Error(`stream ${number} was closed`)));
    socket.on('connect', () =>
      socket.write(
        [
          `GET ${pathname} HTTP/1.1`,
          'host: 127.0.0.1',
          'accept: text/event-stream',
          'user-agent: Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36',
          `cookie: rx-visitor=${liveSecret(number)}`,
          `x-chat-id: ${liveChatId(number)}`,
          `x-forwarded-for: 10.0.${number >> 8}.${number & 255}`,
          '\r\n',
        ].join('\r\n'),
      ),
    );
    socket.on('data', (chunk) => {
      if (chunk.includes('event: state')) resolve();
      else if (chunk.includes('HTTP/1.1') && !chunk.includes('HTTP/1.1 200')) reject(new Error(chunk.toString()));
    });
  });
}

/** Of each process of the server and its database, in ms. */
async function used(): Promise<Map<number, number>> {
  return cpuMsOfEach(await processTree(server.child.pid ?? 0));
}
