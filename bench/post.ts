import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { question } from './http/question.ts';
import { root } from './systems/product.ts';
import { browserPost } from './tools/browser-post.ts';
import { cpuMs, freePort, processTree, startProcess, sumOf } from './tools/processes.ts';
import { rawLoad } from './tools/raw-load.ts';
import { printTable } from './tools/report.ts';
import { type BenchRow, tellRows } from './tools/rows.ts';
import { median } from './tools/statistics.ts';
import { temporaryFolder } from './tools/temporary-folder.ts';

/**
 * What every endpoint costs: the processor time of a validated JSON POST beside a bare `node:http` server with valibot, in rounds taken in turn.
 * All is on as in the product: limits, security headers, the access log, the check of what is answered.
 */
const isQuick = process.env.BENCH_QUICK === '1';
const rounds = isQuick ? 3 : 9;
const roundMs = isQuick ? 1_500 : 3_000;
/** So many that no caller comes near a limit, though all limits count. */
const visitors = 24_000;

interface Server {
  name: string;
  port: number;
  path: string;
  child: number;
  /** Processor time of a call in each round, in microseconds. */
  cpuUs: number[];
  /** The same with the processes it has started, the database's. */
  allUs: number[];
}

const folder = await temporaryFolder();
const stops: (() => Promise<void>)[] = [];
const body = JSON.stringify(question);
const cookies = Array.from({ length: visitors }, () => randomBytes(32).toString('base64url'));
let turn = 0;

try {
  const servers = await startServers();
  for (const server of servers) await measure(server, roundMs);
  for (const server of servers) Object.assign(server, { cpuUs: [], allUs: [] });
  for (let round = 0; round < rounds; round += 1) for (const server of servers) await measure(server, roundMs);
  await tell(servers);
} finally {
  for (const stop of stops.reverse()) await stop();
  await folder.remove();
}

async function startServers(): Promise<Server[]> {
  const webDir = join(folder.path, 'web');
  await mkdir(webDir);
  // No page is asked for.
  for (const name of ['index.html', 'staff.html', 'widget.js']) await writeFile(join(webDir, name), '<!doctype html>');
  const start = async (file: string, readyPath: string) => {
    const port = await freePort();
    const args = [join(root, 'bench/http', file), String(port), webDir];
    const started = await startProcess({ args, cwd: root, env: {}, readyUrl: `http://127.0.0.1:${port}${readyPath}` });
    stops.push(started.stop);
    return { port, child: started.child.pid ?? 0 };
  };
  const bare = await start('bare-post-process.ts', '/');
  const fastify = await start('fastify-post-process.ts', '/');
  const product = await start('product-post-process.ts', '/readyz');
  const of = (name: string, path: string, where: typeof bare): Server => ({
    name,
    path,
    ...where,
    cpuUs: [],
    allUs: [],
  });
  return [
    of('bare node:http', '/', bare),
    of('Fastify alone', '/', fastify),
    of('product', '/api/bench/chatEntry', product),
    of('product, counted in rows', '/api/bench/outbound', product),
  ];
}

async function measure(server: Server, durationMs: number): Promise<void> {
  const { port, child, path } = server;
  const pids = await processTree(child);
  const spent = async () => [await cpuMs(child), await sumOf(pids, cpuMs)] as const;
  const [own, all] = await spent();
  const { answers, others } = await rawLoad({ port, connections: 16, durationMs, next: () => request(path) });
  if (others > 0) throw new Error(`${server.name} refused ${others} of ${answers + others} calls`);
  const [ownAfter, allAfter] = await spent();
  server.cpuUs.push(((ownAfter - own) * 1_000) / answers);
  server.allUs.push(((allAfter - all) * 1_000) / answers);
}

function request(path: string): Buffer {
  turn = (turn + 1) % visitors;
  const address = `10.${(turn >> 8) & 255}.${turn & 255}.7`;
  return Buffer.from(browserPost({ path, body, accept: '*/*', cookie: `rx-visitor=${cookies[turn]}`, address }));
}

async function tell(servers: readonly Server[]): Promise<void> {
  const [bare, fastify, product, inRows] = servers;
  if (!bare || !fastify || !product || !inRows) throw new Error('a server is missing');
  const ratio = (server: Server, what: 'cpuUs' | 'allUs') =>
    median(server[what].map((value, round) => value / (bare.cpuUs[round] ?? Number.NaN)));
  printTable(
    'a validated POST',
    ['server', 'cpu us', 'of bare', 'with its database, us'],
    servers.map((server) => [server.name, median(server.cpuUs), ratio(server, 'cpuUs'), median(server.allUs)]),
  );
  const rows: BenchRow[] = [
    {
      id: 'post-cpu',
      measure: 'validated JSON POST, processor time of node:http and valibot doing the same',
      unit: '',
      ours: ratio(product, 'cpuUs'),
      goal: { atMost: 2 },
      limit: 1,
      peer: `Fastify alone ${ratio(fastify, 'cpuUs').toFixed(2)}`,
    },
    {
      id: 'post-cpu-rows',
      measure: 'the same where limits are counted in rows, so that they hold across restarts; the server alone',
      unit: '',
      ours: ratio(inRows, 'cpuUs'),
      goal: null,
    },
  ];
  await tellRows(rows);
}
