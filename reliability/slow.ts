import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { residentBytes } from '../bench/tools/processes.ts';
import { quantile } from '../bench/tools/statistics.ts';
import { temporaryFolder } from '../bench/tools/temporary-folder.ts';
import { type Attack, attack } from './slow/attackers.ts';
import { bounded, type Figure, isQuick, none, say, tellResult, told } from './tools/result.ts';
import { hangUp, send } from './tools/send.ts';
import { startServer } from './tools/server.ts';

/**
 * `npm run test:slow` (security row W4, goal G21): thousands of connections that send or read next to nothing, and how long somebody else waits for the
 * front page meanwhile. Each way for SLOW_SECONDS.
 */
const connections = isQuick ? 200 : 2_000;
const seconds = Number(process.env.SLOW_SECONDS ?? (isQuick ? 1 : 30));
const settleMs = isQuick ? 500 : 5_000;
const everyMs = isQuick ? 20 : 100;
const attacks: readonly Attack[] = ['headers that trickle', 'bodies that trickle', 'answers nobody reads'];

const folder = await temporaryFolder();
// Callers are told apart by the addresses they come from.
const server = await startServer(join(folder.path, 'data'), null, { TRUST_PROXY: '' });
const port = Number(new URL(server.origin).port);
try {
  const before = await askAsOthersDo();
  const residentMb = (await residentBytes(server.pid)) / 1e6;
  const figures: Figure[] = [
    told('front page with nobody else there, p99', `${quantile(before.ms, 0.99).toFixed(0)} ms`),
  ];
  for (const kind of attacks) {
    const attackers = attack(port, kind, connections);
    await wait(settleMs);
    const held = attackers.held();
    const { ms, failures } = await askAsOthersDo();
    const ended = attackers.ended();
    attackers.stop();
    await wait(settleMs / 5);
    say(`${kind}: ${held} held, ${ended} ended by the server`);
    figures.push(
      bounded(`front page beside ${held} connections with ${kind}, p99`, quantile(ms, 0.99), { atMost: 500 }, 'ms'),
      none(`requests for it that failed`, failures),
    );
  }
  figures.push(
    told(
      'resident memory, before and after',
      `${residentMb.toFixed(0)} MB, ${((await residentBytes(server.pid)) / 1e6).toFixed(0)} MB`,
    ),
    none('ends of the program', server.endedWith() === null ? 0 : 1),
  );
  await tellResult('slow', figures, [`A request every ${everyMs} ms for ${seconds} s in each row.`]);
} finally {
  hangUp();
  await server.stop();
  await folder.remove();
}

/** Asks for the front page at a steady pace, whether the answers before have come or not. */
async function askAsOthersDo(): Promise<{ ms: number[]; failures: number }> {
  const ms: number[] = [];
  let failures = 0;
  const asked: Promise<void>[] = [];
  for (let count = 0; count < (seconds * 1_000) / everyMs; count++) {
    const from = performance.now();
    asked.push(
      send(port, 'GET', '/', { accept: 'text/html' }, null).then(({ status }) => {
        ms.push(performance.now() - from);
        if (status !== 200) failures += 1;
      }),
    );
    await wait(everyMs);
  }
  await Promise.all(asked);
  return { ms, failures };
}
